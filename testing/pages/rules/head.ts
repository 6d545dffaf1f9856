import { DESCRIPTION, lengthProblem } from '@/lib/content/lengths';
import { site as organisation } from '@/lib/content/organisation';
import { sameAddress } from '../page-problems';
import { attributeIn, textOf } from '../sent-page';
import type { PageRule, SiteRule } from './rule';

const isFrontPage = (path: string) => /^\/(?:[a-z]{2})?$/.test(path);

/** A page of its own kind has one heading, a title with the product's name, and words. */
export const wholePage: PageRule = ({ path, document }) => {
  const problems: string[] = [];
  const headings = document.querySelectorAll('h1').map(textOf);
  if (headings.length !== 1 || !/\p{L}/u.test(headings[0] ?? ''))
    problems.push(`has ${headings.length} headings of the first rank: ${headings.join(' | ')}`);
  const title = textOf(document.querySelector('head title'));
  if (isFrontPage(path) ? !title : !title.endsWith(` | ${organisation().product}`))
    problems.push(`has the title "${title}"`);
  if (textOf(document.querySelector('main')).length <= 80)
    problems.push('has hardly a word in its main part');
  return problems;
};

/** A page that is found says what it is to whoever shows it elsewhere; every other stays out of search engines. */
export const metadata =
  (isPublic: (path: string) => boolean): PageRule =>
  (page) => {
    const content = (selector: string) => attributeIn(page, `head meta[${selector}]`, 'content') ?? '';
    const isHidden = content('name="robots"').includes('noindex');
    if (!isPublic(page.path)) return isHidden || isCopy(page) ? [] : ['may be listed by search engines'];
    const problems: string[] = [];
    if (isHidden) problems.push('is hidden from search engines');
    const canonical = attributeIn(page, 'head link[rel="canonical"]', 'href') ?? '';
    if (!sameAddress(canonical, page.path)) problems.push(`names ${canonical || 'no address'} as canonical`);
    const description = content('name="description"');
    const unfit = lengthProblem(description, DESCRIPTION);
    if (unfit) problems.push(`has an unfit description: ${unfit}`);
    if (content('property="og:description"') !== description || !content('property="og:title"'))
      problems.push('describes itself differently in previews of links');
    if (!sameAddress(content('property="og:url"'), page.path))
      problems.push(`has the address ${content('property="og:url"')} in previews of links`);
    return problems;
  };

/** An older version of a text names the current one as canonical. */
const isCopy = ({ outline: { canonical }, path }: Parameters<PageRule>[0]) =>
  canonical !== null && !sameAddress(canonical, path);

/** No two pages that are found have the same title or description. */
export const distinct: SiteRule = ({ pages }, { indexed, alsoPublic }) => {
  const texts = new Map<string, string[]>();
  for (const path of [...indexed, ...alsoPublic]) {
    const outline = pages.get(path)?.outline;
    for (const text of [outline?.title, outline?.description])
      if (text) texts.set(text, [...(texts.get(text) ?? []), path]);
  }
  return [...texts].flatMap(([text, paths]) =>
    paths.length > 1 ? [`${paths.join(' and ')} both say "${text}"`] : [],
  );
};

/** Pages that the server shows in place of another one: of errors, and of names that there are not. */
const IN_PLACE = /^\/(?:unavailable|no-such-insight|analysis\/busy)$|\/-$/;

/** The build wrote each page and file that content promises, and no page of which the other rules do not know. */
export const written: SiteRule = (
  { pages, responses, isKnown },
  { indexed, alsoPublic, onRequest, further, files },
) => {
  const promised = new Set([...indexed, ...alsoPublic, ...further]);
  const inPlace = [...pages.values()].filter(({ path }) => IN_PLACE.test(path));
  return [
    ...[...promised]
      .filter((path) => pages.get(path)?.status !== 200)
      .map((path) => `${path} was not written by the build`),
    ...onRequest.filter((path) => !isKnown(path)).map((path) => `${path} is at no address that is known`),
    ...files
      .filter((path) => responses.get(path)?.status !== 200)
      .map((path) => `${path} was not written by the build`),
    ...[...pages.values()]
      .filter((page) => !promised.has(page.path) && !inPlace.includes(page))
      .map(({ path }) => `${path} is in no list of testing/pages/addresses.ts`),
    ...inPlace
      .filter(({ status }) => status < 400)
      .map(({ path, status }) => `${path} stands in place of a page, with status ${status}`),
  ];
};
