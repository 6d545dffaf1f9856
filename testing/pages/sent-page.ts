import { StaticConfigLoader, Parser, type HtmlElement } from 'html-validate';
import { env, siteOrigin } from '@/lib/platform/env';
import { ask, type Answered } from '../servers/loopback';

export type { HtmlElement };

/**
 * A page as sent, before any JavaScript. Traps of the document's selectors: they match no value that
 * contains a space, and support `=` but not `^=`.
 */
export type SentPage = Answered & { address: string; document: HtmlElement };

const config = new StaticConfigLoader({ root: true }).getConfigFor('page.html');

/** Requests a page from the site under test, without a browser. */
export async function sentPage(path: string): Promise<SentPage> {
  const answer = await ask(env().PORT, path);
  return {
    ...answer,
    address: new URL(path, siteOrigin()).href,
    document: new Parser(await config).parseHtml(isHtml(answer) ? answer.text : ''),
  };
}

/** Pictures and tables that a page links to are not HTML. */
export const isHtml = ({ headers }: Pick<Answered, 'headers'>) =>
  headers['content-type']?.startsWith('text/html') ?? false;

const pagesByPath = new Map<string, Promise<SentPage>>();

/** As {@link sentPage}, but each page is requested once per worker. */
export function knownPage(path: string): Promise<SentPage> {
  const page = pagesByPath.get(path) ?? sentPage(path);
  pagesByPath.set(path, page);
  return page;
}

/** The parser does not decode entities; these are the ones that React writes. */
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
export const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => ENTITIES[name] ?? '');

/** The decoded value of an attribute; `null` without the element or the attribute. */
export function attributeOf(element: HtmlElement | null | undefined, name: string): string | null {
  const value = element?.getAttributeValue(name) ?? null;
  return value === null ? null : decode(value);
}

/** Whether a crawler may follow a link: others lead to analyses, of which there is no end. */
export const isFollowed = (link: HtmlElement): boolean =>
  !(attributeOf(link, 'rel') ?? '').split(' ').includes('nofollow');

export const attributeIn = (page: Pick<SentPage, 'document'>, selector: string, name: string) =>
  attributeOf(page.document.querySelector(selector), name);

const UNSEEN = new Set(['script', 'style', 'template', 'noscript']);

/** The visible text of an element; each run of white space becomes one space. */
export function textOf(element: HtmlElement | null | undefined): string {
  const parts: string[] = [];
  const collect = (node: HtmlElement) => {
    for (const child of node.childNodes) {
      if (child.nodeName === '#text') parts.push(child.textContent);
      else if (isElement(child) && !UNSEEN.has(child.tagName) && !child.hasAttribute('hidden'))
        collect(child);
    }
  };
  if (element) collect(element);
  return decode(parts.join('')).replace(/\s+/g, ' ').trim();
}

/** Whether a node is an element, and no text. */
export const isElement = (node: HtmlElement['childNodes'][number]): node is HtmlElement => 'tagName' in node;
