import { askingIsOn } from '@/lib/platform/env';
import { listReports } from '@/lib/texts/reports/read-report';
import { chartDataEndings, routes } from '@/lib/web/routes';
import { seriesWithPages } from './series-pages';
import { localesOf, pathIn } from '@/lib/web/translations';

/** The paths of the pages and handlers that are made for each request and whose names a build knows, by their route. */
export function closedPaths(): Readonly<Record<string, readonly string[]>> {
  const windows = listReports()
    .filter(({ window }) => window)
    .map(({ slug }) => routes.reportWindow(slug));
  const inEachLanguage = (paths: readonly string[]) =>
    paths.flatMap((path) => localesOf(path).map((locale) => pathIn(locale, path)));
  const series = [...seriesWithPages().keys()];
  return {
    '/[lang]/data/[...name]': series.map(routes.dataSeries),
    '/charts/series/[...name]': series.flatMap((name) => [
      ...(['svg', 'png'] as const).map((kind) => routes.seriesChart(name, kind)),
      ...chartDataEndings().map((ending) => routes.seriesChart(name, 'svg').replace(/\.svg$/, ending)),
    ]),
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
