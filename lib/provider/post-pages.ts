import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Provider } from '@/lib/contract/provider';
import { ProviderError } from '@/lib/provider/provider-error';
import { FEED_FORMATS, routes } from '@/lib/site/routes';

/** The prerendered pages and files that show a provider's posts and have one fixed address. */
export const POST_PAGES: readonly string[] = [
  routes.blogs,
  ...FEED_FORMATS.map((format) => routes.feed('posts', format)),
  '/sitemap.xml',
  ...['pages', 'posts', 'images'].map(routes.sitemap),
  '/llms.txt',
  routes.searchFile,
];

/** The list of pages that the build has to leave out; scripts/steps/build.mjs removes them. */
const LEFT_OUT = path.join('.next', 'left-out.json');

/**
 * The provider during a build, which must not fail because an upstream is down: its list of posts is then
 * empty, and the pages made from it are left out of the build, so that the first request makes them.
 */
export function providerOfBuild(upstream: Provider, file = LEFT_OUT): Provider {
  return {
    ...upstream,
    async blogs(query) {
      try {
        return await upstream.blogs(query);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        writeFileSync(file, JSON.stringify(POST_PAGES));
        return { items: [], page: 1, totalPages: 1 };
      }
    },
  };
}
