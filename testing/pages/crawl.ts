import { siteOrigin } from '@/lib/platform/env';
import { attributeIn, attributeOf, isFollowed, isHtml, sentPage, textOf, type SentPage } from './sent-page';

/** A page as a crawler without JavaScript sees it. */
export type CrawledPage = {
  path: string;
  /** The first page that linked to this one. */
  from: string;
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

/** Crawls every page that links reach from the home page, by plain requests. */
export async function crawlSite(): Promise<CrawledPage[]> {
  const pagesByPath = new Map<string, CrawledPage>();
  const waiting: { path: string; from: string }[] = [{ path: '/', from: '/' }];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (pagesByPath.has(next.path)) continue;
    const page = crawled(await sentPage(next.path), next.from, next.path);
    pagesByPath.set(next.path, page);
    for (const link of page.links) waiting.push({ path: link.replace(/#.*/, ''), from: next.path });
  }
  return [...pagesByPath.values()];
}

function crawled(sent: SentPage, from: string, path: string): CrawledPage {
  const content = (selector: string) => attributeIn(sent, `head meta[${selector}]`, 'content') ?? '';
  const elements = (selector: string) => sent.document.querySelectorAll(selector);
  return {
    path,
    from,
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
