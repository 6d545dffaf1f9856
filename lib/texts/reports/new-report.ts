import { listReports } from '@/lib/texts/reports/read-report';
import { indianTime, writeFromTemplate } from './new-content';
import { Stop } from './stop.mjs';

/** Writes a draft of a report, which passes the checks of content. */
export function newReport([slug, ...others]: readonly string[]): void {
  if (slug === undefined || others.length > 0) throw new Stop('Name it: npm run new -- report SLUG');
  const file = writeFromTemplate('reports/sample-report.md', `reports/${slug}.md`, (text) =>
    text
      .replace(/^date: .*$/m, `date: ${indianTime(Date.now()).slice(0, 10)}`)
      .replace(/^order: .*$/m, `order: ${Math.max(0, ...listReports().map(({ order }) => order)) + 1}`),
  );
  console.log(
    `${file} is a draft: take its line "draft: true" away to see it. npm run check:content checks it.`,
  );
}
