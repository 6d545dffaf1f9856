import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import type { Document } from '@/lib/research/publication/document';
import { postDocument } from '@/lib/research/publication/post-document';
import { reportDocument } from '@/lib/research/publication/report-document';
import { listReports } from '@/lib/research/reports/read-report';
import type { FeedOf } from '@/lib/web/routes';
import { provider } from '.';
import { allBlogs, hasTag } from './all-blogs';

/** Everything published of one kind, whole. */
export async function documentsOf(kind: FeedOf): Promise<Document[]> {
  const { teamLabel } = site();
  if (kind === 'reports')
    return listReports().map((report) => reportDocument(report, teamLabel, siteOrigin()));
  const blogs = await allBlogs(provider());
  return blogs
    .filter((blog) => kind === 'posts' || hasTag(kind.slice('tag/'.length))(blog))
    .map((blog) => postDocument(blog, teamLabel, siteOrigin()));
}

/** Everything published, by kind. */
export const allDocuments = async (): Promise<Record<'reports' | 'posts', Document[]>> => ({
  reports: await documentsOf('reports'),
  posts: await documentsOf('posts'),
});
