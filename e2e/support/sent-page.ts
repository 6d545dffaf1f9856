import { StaticConfigLoader, Parser, type HtmlElement } from 'html-validate';
import { env, siteOrigin } from '@/lib/platform/env';
import { ask, type Answered } from './loopback';

export type { HtmlElement };

/**
 * A page as it is sent, which is what a crawler or a browser without script makes of it. The selectors of its document find
 * nothing where a value holds a blank, and know `=` but not `^=`.
 */
export type SentPage = Answered & { address: string; document: HtmlElement };

const config = new StaticConfigLoader({ root: true }).getConfigFor('page.html');

/** Asks the site under test for a page, without a browser. */
export async function sentPage(path: string): Promise<SentPage> {
  const answer = await ask(env().PORT, path);
  return {
    ...answer,
    address: new URL(path, siteOrigin()).href,
    document: new Parser(await config).parseHtml(isHtml(answer) ? answer.text : ''),
  };
}

/** A picture or a table that a page links to is no document. */
export const isHtml = ({ headers }: Answered) => headers['content-type']?.startsWith('text/html') ?? false;

const asked = new Map<string, Promise<SentPage>>();

/** As {@link sentPage}, once for all tests of a worker. */
export function knownPage(path: string): Promise<SentPage> {
  const page = asked.get(path) ?? sentPage(path);
  asked.set(path, page);
  return page;
}

/** The parser leaves entities as they are written; these are the ones React writes. */
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => ENTITIES[name] ?? '');

/** An attribute as a browser reads it; `null` without the element or the attribute. */
export function attributeOf(element: HtmlElement | null | undefined, name: string): string | null {
  const value = element?.getAttributeValue(name) ?? null;
  return value === null ? null : decode(value);
}

/** The attribute of the first element, if there is one. */
export const attributeIn = (page: SentPage, selector: string, name: string) =>
  attributeOf(page.document.querySelector(selector), name);

const UNSEEN = new Set(['script', 'style', 'template', 'noscript']);

/** The words in an element, without code and what is hidden; white space counts once. */
export function textOf(element: HtmlElement | null | undefined): string {
  const parts: string[] = [];
  const read = (node: HtmlElement) => {
    for (const child of node.childNodes) {
      if (child.nodeName === '#text') parts.push(child.textContent);
      else if (isElement(child) && !UNSEEN.has(child.tagName) && !child.hasAttribute('hidden')) read(child);
    }
  };
  if (element) read(element);
  return decode(parts.join('')).replace(/\s+/g, ' ').trim();
}

const isElement = (node: HtmlElement['childNodes'][number]): node is HtmlElement => 'tagName' in node;
