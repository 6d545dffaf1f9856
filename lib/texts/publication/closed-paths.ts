import { askingIsOn } from '@/lib/platform/env';
import { listReports } from '@/lib/texts/reports/read-report';
import { routes } from '@/lib/web/routes';
import { localesOf, pathIn } from '@/lib/web/translations';

/** The paths of the pages and handlers that are made for each request and whose names a build knows, by their route. */
export function closedPaths(): Readonly<Record<string, readonly string[]>> {
  const windows = listReports()
    .filter(({ window }) => window)
    .map(({ slug }) => routes.reportWindow(slug));
  const inEachLanguage = (paths: readonly string[]) =>
    paths.flatMap((path) => localesOf(path).map((locale) => pathIn(locale, path)));
  return {
    '/[lang]/reports/[slug]/window': inEachLanguage(windows),
    '/[lang]/analysis/ask': askingIsOn() ? inEachLanguage([routes.analysisAsk]) : [],
    '/[lang]/analysis/own/answer': askingIsOn() ? inEachLanguage([routes.analysisOwnAnswer]) : [],
    // Handlers have these rendered as their responses; nobody can ask for them.
    '/[lang]/form-again/[form]': [],
    '/[lang]/analysis/reading': [],
    '/[lang]/analysis/own/result': [],
    '/[lang]/analysis/files/[kind]/[...path]': [],
  };
}
