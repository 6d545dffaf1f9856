import type { BuiltPage, BuiltSite } from '../built-site';

/** What is wrong with one page, a line each. */
export type PageRule = (page: BuiltPage, site: BuiltSite) => readonly string[];

/** What content promises: addresses, and what each kind of page must be. */
export type Promised = {
  /** Pages that search engines list. */
  indexed: readonly string[];
  /** Public pages that they do not list, and that have an address of their own: further pages of a list. */
  alsoPublic: readonly string[];
  /** Pages that search engines list and that are made at their first request. */
  onRequest: readonly string[];
  /** Every other page: forms, evidence, earlier versions, translations, frames. */
  further: readonly string[];
  /** Figures, feeds, data, and texts as Markdown. */
  files: readonly string[];
  posts: readonly string[];
  reports: readonly { slug: string; version: number; figures: readonly string[] }[];
};

/** What is wrong with the site as a whole, a line each with its path. */
export type SiteRule = (site: BuiltSite, promised: Promised) => readonly string[];

/** One line for each path that is on one side alone. */
export function differences(
  left: Iterable<string>,
  right: Iterable<string>,
  [onlyLeft, onlyRight]: readonly [string, string],
): string[] {
  const [a, b] = [new Set(left), new Set(right)];
  return [
    ...[...a].filter((path) => !b.has(path)).map((path) => `${path} ${onlyLeft}`),
    ...[...b].filter((path) => !a.has(path)).map((path) => `${path} ${onlyRight}`),
  ];
}
