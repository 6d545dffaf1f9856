import { askingIsOn } from '@/lib/platform/env';
import { listReports } from '@/lib/texts/reports/read-report';
import { routes } from '@/lib/web/routes';
import { otherLocalesOf, pathIn } from '@/lib/web/translations';

/** Sign-in and pages of a person. Those of what is saved are in open-addresses.ts, since another provider has none. */
const OF_A_PERSON = [
  routes.web,
  routes.account,
  routes.accountData,
  routes.accountAddress,
  routes.accountDelete,
  routes.accountSessions,
  routes.ownSeries,
  routes.ownRequests,
];

/** The paths of the pages that are made for each request and whose names a build knows, by their route. */
export function closedPaths(): Readonly<Record<string, readonly string[]>> {
  const windows = listReports()
    .filter(({ window }) => window)
    .map(({ slug }) => routes.reportWindow(slug));
  const asking = askingIsOn() ? [routes.analysisAsk] : [];
  const uploads = askingIsOn() ? [routes.analysisOwnAnswer] : [];
  const translated = (paths: readonly string[]) =>
    paths.flatMap((path) => otherLocalesOf(path).map((locale) => pathIn(locale, path)));
  return {
    '/reports/[slug]/window': windows,
    '/[locale]/reports/[slug]/window': translated(windows),
    ...Object.fromEntries(OF_A_PERSON.map((path) => [`/[locale]${path}`, translated([path])])),
    '/analysis/ask': asking,
    '/[locale]/analysis/ask': translated(asking),
    // The site asks itself for the page that says why there is no answer; what was asked is in no address.
    [routes.analysisAsked]: [],
    '/[locale]/analysis/asked': [],
    [routes.analysisOwnAnswer]: uploads,
    '/[locale]/analysis/own/answer': translated(uploads),
    [routes.analysisOwnShown]: [],
    '/[locale]/analysis/own/shown': [],
    '/analysis/files/[kind]/[...path]': [],
  };
}
