import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Provider } from '@/lib/contract/provider';
import { ProviderError } from '@/lib/provider/provider-error';
import { FEED_FORMATS, routes } from '@/lib/web/routes';

/**
 * The prerendered pages and files that show what a provider says and have one fixed address. A test finds every page that
 * asks a provider.
 */
export const POST_PAGES: readonly string[] = [
  routes.blogs,
  ...FEED_FORMATS.map((format) => routes.feed('posts', format)),
  '/sitemap.xml',
  ...['pages', 'posts', 'images'].map(routes.sitemap),
  '/llms.txt',
  routes.searchFile,
];

/** The list of pages that the build has to leave out; scripts/steps/build.ts removes them. */
const LEFT_OUT = path.join('.next', 'left-out.json');

/**
 * The provider during a build, which must not fail because an upstream is down: what pages ask for is then empty, and the
 * pages made from it are left out of the build, so that the first request makes them. Every call is here by name, so that a
 * new one cannot be forgotten: types fail without its line.
 */
export function providerOfBuild(upstream: Provider, file = LEFT_OUT): Provider {
  const orEmpty =
    <Query extends unknown[], Answer>(ask: (...query: Query) => Promise<Answer>, empty: Answer) =>
    async (...query: Query): Promise<Answer> => {
      try {
        return await ask(...query);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        writeFileSync(file, JSON.stringify(POST_PAGES));
        return empty;
      }
    };
  const { blog, blogs, sendOtp, verifyOtp, widgets } = upstream;
  return {
    blog: orEmpty(blog, null),
    blogs: orEmpty(blogs, { items: [], page: 1, totalPages: 1 }),
    // These are for one person: no page of the build makes them.
    sendOtp,
    verifyOtp,
    widgets,
  };
}
