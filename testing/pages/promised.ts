import { LEGAL_SLUGS, legalVersions } from '@/lib/content/legal';
import { reportOrDraft } from '@/lib/texts/reports/read-report';
import { seriesWithPages } from '@/lib/texts/publication/series-pages';
import { listVersions } from '@/lib/texts/reports/versions';
import { FEED_FORMATS, routes } from '@/lib/web/routes';
import { localesOf, pathIn } from '@/lib/web/translations';
import { FORMS, INDEXED, OLDER_POSTS, POSTS, REPORTS, TAGS, TRANSLATED } from './addresses';
import type { Promised } from './rules/rule';

/** What the build must have written, by the content of which it was made. It takes seconds. */
export function promisedByContent(): Promised {
  const versions = REPORTS.flatMap((slug) =>
    listVersions(slug).map(({ version }) => [slug, version] as const),
  );
  return {
    indexed: INDEXED,
    alsoPublic: OLDER_POSTS,
    onRequest: [...seriesWithPages().keys()].map(routes.dataSeries),
    further: [
      ...FORMS.flatMap((path) => localesOf(path).map((locale) => pathIn(locale, path))),
      ...POSTS.map(routes.postEvidence),
      ...REPORTS.map(routes.reportEvidence),
      // The screen of signing in is made for each request.
      ...TRANSLATED.filter((path) => !path.endsWith(routes.web) && !INDEXED.includes(path)),
      ...versions.flatMap(([slug, version]) => [
        routes.reportVersion(slug, version),
        routes.versionEvidence(slug, version),
      ]),
      ...LEGAL_SLUGS.flatMap((slug) =>
        legalVersions(slug).map(({ version }) => routes.legalVersion(slug, version)),
      ),
      ...REPORTS.flatMap((slug) => [routes.embed(slug), routes.embedChart(slug)]),
    ],
    files: [
      ...POSTS.flatMap((slug) => [routes.postFigures(slug), routes.markdown(routes.post(slug))]),
      ...REPORTS.flatMap((slug) => [
        ...(['csv', 'json', 'metadata.json'] as const).map((kind) => routes.reportFigures(slug, kind)),
        routes.reportShareImage(slug),
        routes.markdown(routes.report(slug)),
      ]),
      ...LEGAL_SLUGS.map((slug) => routes.markdown(`/${slug}`)),
      ...(['posts', 'reports', 'corrections', ...TAGS.map((tag) => `tag/${tag}` as const)] as const).flatMap(
        (of) => FEED_FORMATS.map((format) => routes.feed(of, format)),
      ),
      routes.dataPackage,
      routes.searchFile,
      routes.suggestions,
    ],
    posts: POSTS,
    reports: REPORTS.map((slug) => {
      const { version, figures } = reportOrDraft(slug);
      return { slug, version, figures: [...figures.keys()] };
    }),
  };
}
