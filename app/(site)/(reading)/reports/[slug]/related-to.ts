import { listPosts } from '@/lib/research/posts/post';
import { isEmbedded } from '@/lib/provider';
import { relatedReports } from '@/lib/research/reports/related';
import type { Report } from '@/lib/research/reports/report';

/** Further reading below a report. Only our own public posts are linked: with an upstream's blog they do not exist. */
export function relatedTo(report: Report) {
  const ownPosts = isEmbedded() ? listPosts() : [];
  const posts = report.related.flatMap((slug) => ownPosts.find((post) => post.slug === slug) ?? []);
  return { reports: relatedReports(report), posts: posts.map(({ slug, title }) => ({ slug, title })) };
}
