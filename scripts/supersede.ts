// npm run report:supersede -- SLUG: stores a snapshot of a report's current version, before the next
// version is written.
import { ContentProblem } from '@/lib/content/content-problem';
import { ContentError } from '@/lib/content/read';
import { supersedeReport } from '@/lib/texts/reports/supersede';
import { listReports } from '@/lib/texts/reports/read-report';

const [slug, ...more] = process.argv.slice(2);
try {
  if (slug === undefined || more.length > 0) {
    const slugs = listReports().map((report) => report.slug);
    throw new ContentProblem(`Name one report: npm run report:supersede -- ${slugs.join(' | ')}`);
  }
  const files = supersedeReport(slug);
  console.log(`Stored in ${files.map((file) => `content/${file}`).join(' and ')}.`);
  console.log(
    `Now give content/reports/${slug}.md its next version, date and changes, and content/series its new points.`,
  );
} catch (error) {
  if (!(error instanceof ContentError || error instanceof ContentProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
