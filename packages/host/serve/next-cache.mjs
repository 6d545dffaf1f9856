import files from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

/** Node imports a CommonJS module as a whole, tests as the module names its default. */
const FileSystemCache =
  /** @type {{ default?: typeof files }} */ (/** @type {unknown} */ (files)).default ?? files;

/**
 * Next's cache of pages on disk, but for missing pages, which are rendered at each request that reaches Next.
 *
 * Next sends the stale copy of a missing page with 404, and renders the page again with the response object
 * that already says so. If the page is there again, it is stored with the head of a missing page: another
 * title, no address, `noindex` (`is404` in next/dist/server/app-render/app-render.js).
 */
export default class NextCache extends FileSystemCache {
  /**
   * @override
   * @type {InstanceType<typeof FileSystemCache>['get']}
   */
  async get(...asked) {
    const entry = await super.get(...asked);
    return isMissingPage(asked[0], entry) ? null : entry;
  }
}

/** The page for unknown addresses, which the build makes, is missing by name only. */
const MADE_BY_BUILD = /(?:^|\/)_not-found$/;

/**
 * @param {string} key
 * @param {import('next/dist/server/lib/incremental-cache').CacheHandlerValue | null} entry
 */
const isMissingPage = (key, entry) =>
  entry?.value?.kind === 'APP_PAGE' && entry.value.status === 404 && !MADE_BY_BUILD.test(key);
