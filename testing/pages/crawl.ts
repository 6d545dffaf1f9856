import { siteOrigin } from '@/lib/platform/env';
import { attributeIn, attributeOf, isFollowed, isHtml, textOf, type SentPage } from './sent-page';

/** A page as a crawler without JavaScript sees it. */
export type CrawledPage = {
  path: string;
  status: number;
  isHtml: boolean;
  isIndexed: boolean;
  title: string;
  description: string;
  canonical: string | null;
  headings: string[];
  ids: Set<string>;
  /** All links of the page to this site, as absolute paths with their fragments. */
  links: string[];
  image: { url: string; alt: string };
  /** The parsed contents of its JSON-LD scripts; a string that does not parse is an error. */
  data: (Record<string, unknown> | string)[];
};

/** What a crawler without JavaScript takes from a page. */
export function crawled(
  sent: Pick<SentPage, 'status' | 'headers' | 'document' | 'address'>,
  path: string,
): CrawledPage {
  const content = (selector: string) => attributeIn(sent, `head meta[${selector}]`, 'content') ?? '';
  const elements = (selector: string) => sent.document.querySelectorAll(selector);
  return {
    path,
    status: sent.status,
    isHtml: isHtml(sent),
    isIndexed: isHtml(sent) && sent.status === 200 && !content('name="robots"').includes('noindex'),
    title: textOf(sent.document.querySelector('head title')),
    description: content('name="description"'),
    canonical: attributeIn(sent, 'head link[rel="canonical"]', 'href'),
    headings: elements('h1').map(textOf),
    ids: new Set(elements('[id]').flatMap((element) => attributeOf(element, 'id') ?? [])),
    links: elements('a[href]')
      .filter(isFollowed)
      .flatMap((link) => ownLink(attributeOf(link, 'href') ?? '', sent.address)),
    image: { url: content('property="og:image"'), alt: content('property="og:image:alt"') },
    data: elements('script[type="application/ld+json"]').map((script) => parsed(script.textContent)),
  };
}

function ownLink(href: string, base: string): string[] {
  if (!URL.canParse(href, base)) return [];
  const { origin, pathname, search, hash } = new URL(href, base);
  return origin === siteOrigin() ? [pathname + search + hash] : [];
}

function parsed(json: string): CrawledPage['data'][number] {
  try {
    return JSON.parse(json) as Record<string, unknown>;
  } catch {
    return json;
  }
}
