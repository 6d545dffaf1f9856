import { readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/host.config';
import { siteOrigin } from '@/lib/platform/env';
import { manifestOf, RESPONSES, type BuiltResponse, type Written } from '@samvit/host';
import { crawled, type CrawledPage } from './crawl';
import { readMarkup } from './markup';
import { isHtml, type HtmlElement } from './sent-page';

/** A page that the build wrote, parsed. */
export type BuiltPage = Pick<BuiltResponse, 'status' | 'headers'> & {
  path: string;
  /** Its whole address. */
  address: string;
  text: string;
  document: HtmlElement;
  /** What is wrong with its HTML. */
  markupProblems: string[];
  /** The address of the scripts that were taken from it. */
  scripts?: string | undefined;
  /** What a search engine takes from it. */
  outline: CrawledPage;
};

/** All that the build wrote, as the server sends it. */
export type BuiltSite = {
  /** Pages and frames by path, in any status. */
  pages: ReadonlyMap<string, BuiltPage>;
  /** Everything else too, by public path. */
  responses: ReadonlyMap<string, BuiltResponse>;
  /** The bytes of a body. @throws for a path that the build did not write */
  bodyOf: (path: string) => Buffer;
  /** How many bytes of it are sent to a browser that takes brotli. */
  sizeOf: (path: string) => number;
  /** Whether any page or handler answers a path, also one that is made for each request. */
  isKnown: (path: string) => boolean;
};

/** Reads what the build wrote, each page once. */
export function readBuiltSite(folder = RESPONSES): BuiltSite {
  const site = readResponses(folder);
  const pages = [...site.responses]
    .filter(([, response]) => isHtml(response))
    .map(([at, response]) => pageOf(at, response, site.bodyOf(at)));
  return { ...site, pages: new Map(pages.map((page) => [page.path, page])) };
}

/** What the build wrote, of which no page is parsed. */
export function readResponses(folder = RESPONSES): BuiltSite {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Written;
  const responses = new Map(
    Object.entries(manifest.responses)
      .filter(([at]) => at !== '/_not-found')
      .map(([at, response]) => [publicPath(at), response]),
  );
  const fileOf = (at: string) => {
    const name = responses.get(at)?.body;
    if (name === undefined) throw new Error(`The build wrote nothing for ${at}.`);
    return path.join(folder, name);
  };
  return {
    pages: new Map(),
    responses,
    bodyOf: (at) => readFileSync(fileOf(at)),
    sizeOf: (at) => readFileSync(`${fileOf(at)}.br`).byteLength,
    isKnown: manifestOf(manifest, site.markdown.below).isKnown,
  };
}

/** A page from its response and its bytes. */
export function pageOf(
  at: string,
  { status, headers, scripts }: Pick<BuiltResponse, 'status' | 'headers' | 'scripts'>,
  body: Buffer | string,
): BuiltPage {
  const text = String(body);
  const { document, problems } = readMarkup(text);
  const sent = { status, headers, text, address: new URL(at, siteOrigin()).href, document };
  return {
    ...sent,
    path: at,
    markupProblems: problems,
    scripts: scripts?.url,
    outline: crawled(sent, at),
  };
}

/** A text as Markdown stands at the address of its page. */
const publicPath = (at: string) => at.replace(/^\/markdown(\/.+)$/, '$1.md');
