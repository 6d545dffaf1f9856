import { listReports } from './read-report';
import type { Report } from './report';
import { listVersions } from './versions';

/** All reports, the latest to be published first: a new version makes no report a new one. */
export function newestReports(): Report[] {
  const published = new Map(listReports().map(({ slug }) => [slug, listVersions(slug).at(-1)?.date ?? '']));
  const dayOf = ({ slug }: Report) => published.get(slug) ?? '';
  return listReports().toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)));
}
