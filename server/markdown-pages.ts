import type { ExistingPages } from './missing-pages';

/** Internal path of Markdown texts; the server does not accept it from clients. */
export const MARKDOWN_PATH = '/markdown/';

/**
 * The internal path of a page's Markdown text, for the page's address with `.md`: `/markdown/reports/a` for
 * `/reports/a.md`.
 * @param isMade whether the build has created a file at a path
 * @param exists whether a path whose last segment is a name has a page
 */
export function markdownPages(isMade: (path: string) => boolean, exists: ExistingPages['exists']) {
  return async (path: string, client: string): Promise<string | null> => {
    const page = path.endsWith('.md') ? path.slice(0, -'.md'.length) : '';
    const made = MARKDOWN_PATH + page.slice(1);
    // An upstream's posts are created at their first request, not by the build.
    const isThere = isMade(made) || (/^\/blogs\/[^/]+$/.test(page) && (await exists(page, client)));
    return isThere ? made : null;
  };
}
