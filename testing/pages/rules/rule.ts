import type { BuiltPage, BuiltSite } from '../built-site';

/** What is wrong with one page, a line each. */
export type PageRule = (page: BuiltPage, site: BuiltSite) => string[] | Promise<string[]>;

/** The addresses that content promises, and what each kind of page must be. */
export type Promised = {
  /** Pages that search engines list. */
  indexed: readonly string[];
  /** Public pages that they do not list, and that have an address of their own: further pages of a list. */
  alsoPublic: readonly string[];
  /** Pages in another language. */
  translated: readonly string[];
  reports: readonly string[];
  posts: readonly string[];
};

/** What is wrong with the site as a whole, a line each with its path. */
export type SiteRule = (site: BuiltSite, promised: Promised) => string[];
