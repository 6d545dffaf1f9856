import { inLocale } from '@/lib/content/locale';
import { rich, text } from '@/lib/content/messages';
import { siteOrigin } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';
import type { BuiltPage, BuiltSite } from '../built-site';
import { sameAddress } from '../page-problems';
import { foreignWords } from '../foreign-words';
import { attributeIn, attributeOf, textOf } from '../sent-page';
import type { PageRule } from './rule';

/** A page in Hindi, and the path of the English one that it translates. */
export const HINDI = { prefix: '/hi', lang: 'hi-IN', script: /\p{Script=Devanagari}{2}/u } as const;

export const isHindi = (path: string) => path === HINDI.prefix || path.startsWith(`${HINDI.prefix}/`);
const englishOf = (path: string) => path.slice(HINDI.prefix.length) || routes.home;

/** A page has no word of another language that no element marks as such; names are in no language. */
export const inItsLanguage: PageRule = ({ document }) =>
  foreignWords(document).map((words) => `has words of another language: ${words}`);

/** A page in Hindi says so, in its heading, its title and its frame, and that its English text decides. */
export const saysItsLanguage: PageRule = (page) => {
  const { path, document } = page;
  const lang = isHindi(path) ? HINDI.lang : 'en-IN';
  const problems: string[] = [];
  if (attributeIn(page, 'html', 'lang') !== lang) problems.push(`does not say that it is in ${lang}`);
  if (!isHindi(path)) return problems;
  for (const part of ['h1', 'head title'])
    if (!HINDI.script.test(textOf(document.querySelector(part)))) problems.push(`has an English ${part}`);
  for (const part of ['header', 'footer'])
    if (!/(?:\p{Script=Devanagari}+\s*){5}/u.test(textOf(document.querySelector(`body > ${part}`))))
      problems.push(`has an English ${part}`);
  return problems;
};

/** A translation names its English text, which decides, and the two name each other. */
export const namesItsOriginal: PageRule = (page, { pages }) => {
  const { path, document } = page;
  const original = pages.get(englishOf(path));
  if (!isHindi(path) || !original) return [];
  const problems: string[] = [];
  const label = inLocale('hi', () => text('site.translation.label'));
  const note = document.querySelectorAll('aside').find((each) => attributeOf(each, 'aria-label') === label);
  const english = (words: string[]) => words.join('');
  if (textOf(note) !== inLocale('hi', () => rich('site.translation.note', { english }).join('')))
    problems.push('does not say that its English text decides');
  const link = note?.querySelector('a');
  if (attributeOf(link, 'href') !== original.path || attributeOf(link, 'hreflang') !== 'en-IN')
    problems.push(`does not lead to ${original.path}`);
  const expectedLinks = original.outline.isIndexed
    ? `en-IN ${original.path}, hi-IN ${path}, x-default ${original.path}`
    : '';
  for (const one of [page, original])
    if (alternatesOf(one) !== expectedLinks)
      problems.push(`and its original name as languages: ${alternatesOf(one) || 'none'}`);
  return problems;
};

/** The pages of the languages, as the head of a page gives them. */
function alternatesOf({ document }: BuiltPage): string {
  return document
    .querySelectorAll('head link')
    .filter((link) => attributeOf(link, 'hreflang') !== null)
    .map((link) => {
      const { pathname } = new URL(attributeOf(link, 'href') ?? '', siteOrigin());
      return `${attributeOf(link, 'hreflang')} ${pathname}`;
    })
    .sort()
    .join(', ');
}

type JsonLd = {
  '@type'?: string;
  name?: string;
  description?: string;
  url?: string;
  inLanguage?: string;
  translationOfWork?: { url: string };
  itemListElement?: { name: string; item: string }[];
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
};

/** What a page in Hindi says to search engines and to previews of links is in Hindi. */
export const describedInHindi: PageRule = (page, { responses }) => {
  const { path, outline } = page;
  if (!isHindi(path)) return [];
  const og = (name: string) => attributeIn(page, `head meta[property="og:${name}"]`, 'content') ?? '';
  const preview = ['title', 'description', 'image:alt']
    .filter((name) => !HINDI.script.test(og(name)))
    .map((name) => `has an English ${name} in previews of links`);
  if (og('locale') !== 'hi_IN') preview.push(`has the locale ${og('locale')} in previews of links`);
  if (!responses.has(new URL(og('image'), siteOrigin()).pathname))
    preview.push(`has no picture ${og('image')} for previews of links`);
  const entries = outline.data.filter((entry): entry is JsonLd => typeof entry === 'object');
  return [...preview, ...entries.flatMap((entry) => jsonLdProblems(entry, path))];
};

function jsonLdProblems(entry: JsonLd, path: string): string[] {
  if (entry['@type'] === 'Organization') return [];
  const { mainEntity = [], itemListElement = [] } = entry;
  const words = [
    ...[entry.name, entry.description, ...itemListElement.map(({ name }) => name)].filter(
      (one) => one !== undefined,
    ),
    ...mainEntity.flatMap(({ name, acceptedAnswer: { text } }) => [name, text]),
  ];
  const problems = words
    .filter((one) => one !== 'Samvit' && !HINDI.script.test(one))
    .map((one) => `tells search engines in English: ${one}`);
  const address = itemListElement.at(-1)?.item ?? entry.url ?? '';
  if (!sameAddress(address, path)) problems.push(`has the address ${address} in its ${entry['@type']}`);
  if (entry['@type'] === 'BreadcrumbList') return problems;
  if (entry.inLanguage !== HINDI.lang || !sameAddress(entry.translationOfWork?.url ?? '', englishOf(path)))
    problems.push(`does not say in its ${entry['@type']} what it translates`);
  return problems;
}

/**
 * A link of a page in Hindi leads to the page in Hindi where there is one, and says where it leads to an
 * English one.
 */
export const leadsToHindi: PageRule = ({ path, document }, { pages }) => {
  if (!isHindi(path)) return [];
  // The folded notice in English leads to pages in English.
  const inEnglish = new Set(document.querySelectorAll('details[lang] a'));
  const links = document
    .querySelectorAll('a')
    .filter((link) => !inEnglish.has(link) && /^\/(?!\/)/.test(attributeOf(link, 'href') ?? ''))
    .map((link) => ({
      href: attributeOf(link, 'href') ?? '',
      hreflang: attributeOf(link, 'hreflang'),
      rel: attributeOf(link, 'rel'),
    }));
  const unmarked = links
    .filter(({ href, hreflang }) => isHindi(href.replace(/[?#].*/, '')) === (hreflang === 'en-IN'))
    .map(({ href }) => `has a link to ${href} that does not say its language`);
  // The note of a translation leads to the English page itself.
  const leftHindi = links
    .filter(({ href, hreflang, rel }) => hreflang !== null && rel !== 'alternate' && href !== englishOf(path))
    .filter(({ href }) => isTranslated(href.replace(/[?#].*/, ''), pages))
    .map(({ href }) => `has a link to ${href}, which there is in Hindi`);
  return [...unmarked, ...leftHindi];
};

function isTranslated(path: string, pages: BuiltSite['pages']): boolean {
  return !isHindi(path) && pages.has(path === routes.home ? HINDI.prefix : HINDI.prefix + path);
}
