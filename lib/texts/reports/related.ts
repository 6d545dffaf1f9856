import { listReports } from './read-report';
import type { Report } from './report';

/** Further reports to read: first those of the same class, then the rest in the order of the cards. */
export function relatedReports(
  { slug, assetClass }: Pick<Report, 'slug' | 'assetClass'>,
  count = 3,
): Report[] {
  const otherReports = listReports().filter((report) => report.slug !== slug);
  const ofClass = otherReports.filter((report) => report.assetClass === assetClass);
  const ofOtherClasses = otherReports.filter((report) => report.assetClass !== assetClass);
  return [...ofClass, ...ofOtherClasses].slice(0, count);
}
