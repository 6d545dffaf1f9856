import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import type { Document } from '@/lib/texts/publication/document';
import { correctionDocument, corrections } from '@/lib/texts/publication/corrections';
import { postDocument } from '@/lib/texts/publication/post-document';
import { reportDocument } from '@/lib/texts/publication/report-document';
import { newestReports } from '@/lib/texts/reports/newest-reports';
import type { FeedOf } from '@/lib/web/routes';
import { provider } from '.';
import { allPosts, hasTag } from './all-posts';

/** Everything published of one kind, whole. */
export async function documentsOf(kind: FeedOf): Promise<Document[]> {
  const { teamLabel } = site();
  if (kind === 'reports')
    return newestReports().map((report) => reportDocument(report, teamLabel, siteOrigin()));
  if (kind === 'corrections')
    return corrections().map((one) => correctionDocument(one, teamLabel, siteOrigin()));
  const posts = await allPosts(provider());
  return posts
    .filter((post) => kind === 'posts' || hasTag(kind.slice('tag/'.length))(post))
    .map((post) => postDocument(post, teamLabel, siteOrigin()));
}

/** Everything published, by kind. */
export const allDocuments = async (): Promise<Record<'reports' | 'posts', Document[]>> => ({
  reports: await documentsOf('reports'),
  posts: await documentsOf('posts'),
});
