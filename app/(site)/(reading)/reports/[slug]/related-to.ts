import { readPost } from '@/lib/content/post';
import { isEmbedded } from '@/lib/provider';
import { relatedReports } from '@/lib/reports/related';
import type { Report } from '@/lib/reports/report';

/** What to read after a report. Its posts are ours: where an upstream brings the blog, they are not there. */
export function relatedTo(report: Report) {
  const posts = isEmbedded() ? report.related.map(readPost) : [];
  return { reports: relatedReports(report), posts: posts.map(({ slug, title }) => ({ slug, title })) };
}
