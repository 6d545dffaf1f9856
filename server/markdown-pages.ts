/** Where texts as Markdown are made; nobody gets there from outside. */
export const MARKDOWN_PATH = '/markdown/';

/**
 * The path of a page as Markdown, for its address with `.md` behind it: `/markdown/reports/a` for `/reports/a.md`.
 * @param isMade whether the build has made what stands at a path
 * @param exists whether a path whose last part is a name has a page
 */
export function markdownPages(isMade: (path: string) => boolean, exists: (path: string) => Promise<boolean>) {
  return async (path: string): Promise<string | null> => {
    const page = path.endsWith('.md') ? path.slice(0, -'.md'.length) : '';
    const made = MARKDOWN_PATH + page.slice(1);
    // An upstream's posts are not there before somebody asks.
    const isThere = isMade(made) || (/^\/blogs\/[^/]+$/.test(page) && (await exists(page)));
    return isThere ? made : null;
  };
}
