import { DESCRIPTION, lengthProblem, TITLE } from '@/lib/content/lengths';
import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import type { CrawledPage } from './crawl';

/** The problems of a page for search engines, link previews and accessibility. */
export function problemsOf(page: CrawledPage, byPath: ReadonlyMap<string, CrawledPage>): string[] {
  const problems: string[] = [];
  if (!page.isHtml || page.status !== 200) return problems;
  for (const link of new Set(page.links)) {
    const [path = '', fragment] = link.split('#');
    const target = byPath.get(path);
    if (fragment && target?.isHtml && !target.ids.has(decodeURIComponent(fragment)))
      problems.push(`${link} is no place`);
  }
  if (page.headings.length !== 1) problems.push(`has ${page.headings.length} headings of the first rank`);
  if (page.data.some((entry) => typeof entry === 'string'))
    problems.push('holds JSON-LD that does not parse');
  if (!page.isIndexed) return problems;

  const title = lengthProblem(page.title.replace(` | ${site().product}`, ''), TITLE);
  if (title) problems.push(`Title: ${title}`);
  const description = lengthProblem(page.description, DESCRIPTION);
  if (description) problems.push(`Description: ${description}`);
  const isCanonical = page.canonical !== null && sameAddress(page.canonical, page.path);
  const original = page.canonical === null ? undefined : byPath.get(pathOf(page.canonical));
  if (!isCanonical && !(original && original.isIndexed && original.headings[0] === page.headings[0]))
    problems.push(`names ${page.canonical ?? 'no address'} as canonical`);
  if (isCanonical && !page.data.some((entry) => typeof entry === 'object' && names(entry, page.path)))
    problems.push('is named by no JSON-LD of its own');
  if (page.image.url === '' || page.image.alt === '')
    problems.push('has no picture to share, or one without words');
  return problems;
}

/** Titles and descriptions that more than one indexed page has. */
export function doubles(pages: readonly CrawledPage[]): string[] {
  const canonical = pages.filter(
    ({ isIndexed, canonical, path }) => isIndexed && sameAddress(canonical ?? '', path),
  );
  const texts = canonical.flatMap(({ title, description }) => [title, description]);
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}

/**
 * Whether an absolute address is that of a path on this site. Next writes the home page without a trailing
 * slash.
 */
export const sameAddress = (address: string, path: string) =>
  address.replace(/\/$/, '') === new URL(path, siteOrigin()).href.replace(/\/$/, '');

export const pathOf = (address: string) => {
  const { pathname, search } = new URL(address, siteOrigin());
  return pathname + search;
};

/** Whether an entry is about this page: it has the page's address, or is the last of the breadcrumbs. */
function names({ url, itemListElement }: Record<string, unknown>, path: string): boolean {
  if (typeof url === 'string') return sameAddress(url, path);
  const last: unknown = Array.isArray(itemListElement) ? itemListElement.at(-1) : undefined;
  return (
    typeof last === 'object' &&
    last !== null &&
    'item' in last &&
    typeof last.item === 'string' &&
    sameAddress(last.item, path)
  );
}
