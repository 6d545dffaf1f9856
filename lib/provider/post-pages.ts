import type { Provider } from '@/lib/contract/provider';
import { FEED_FORMATS, routes } from '@/lib/web/routes';

/**
 * The prerendered pages and files that show what a provider says and have one fixed address. A test finds
 * every page that asks a provider.
 */
export const POST_PAGES: readonly string[] = [
  routes.posts,
  ...FEED_FORMATS.map((format) => routes.feed('posts', format)),
  '/sitemap.xml',
  ...['pages', 'posts', 'images'].map(routes.sitemap),
  '/llms.txt',
  routes.searchFile,
];

/**
 * A provider as Next's build of the pages sees it, which must not fail because an upstream is down: without posts. The
 * pages made from it are removed, and the last step of the build makes them, if the upstream answers then
 * (packages/host/build/write-responses.ts). Every call is here by name, so that a new one cannot be forgotten:
 * types fail without its line.
 */
export function withoutPosts({ sendOtp, verifyOtp, widgets }: Provider): Provider {
  return {
    blog: async () => null,
    blogs: async () => ({ items: [], page: 1, totalPages: 1 }),
    // These are for one person: no page of the build makes them.
    sendOtp,
    verifyOtp,
    widgets,
  };
}
