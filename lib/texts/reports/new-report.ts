import { indianTime, writeNewContent } from '@/lib/content/new-content';
import { listReports } from './read-report';

/**
 * Writes a draft of a report, which passes the checks of content.
 * @param template the text of docs/template/reports/sample-report.md
 * @returns its path from the root of the repository
 * @throws ContentProblem when the slug cannot be an address, or there is such a report
 */
export function newReport(slug: string, template: string): string {
  return writeNewContent(
    `reports/${slug}.md`,
    template
      .replace(/^date: .*$/m, `date: ${indianTime(Date.now()).slice(0, 10)}`)
      .replace(/^order: .*$/m, `order: ${Math.max(0, ...listReports().map(({ order }) => order)) + 1}`),
  );
}
