import { readPost } from '@/lib/research/posts/post';
import { isEmbedded } from '@/lib/provider';
import { relatedReports } from '@/lib/research/reports/related';
import type { Report } from '@/lib/research/reports/report';

/** What to read after a report. Its posts are ours: where an upstream brings the blog, they are not there. */
export function relatedTo(report: Report) {
  const posts = isEmbedded() ? report.related.map(readPost) : [];
  return { reports: relatedReports(report), posts: posts.map(({ slug, title }) => ({ slug, title })) };
}
