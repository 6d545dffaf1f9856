import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SECOND } from '@/lib/platform/clock';
import type { Revalidated } from '@/lib/platform/sides';
import type { CspSources } from '../headers.mjs';
import { RESPONSES, type Manifest } from './manifest';
import { PageCache, STALE_ON_ERROR } from './page-cache';
import { oneOf } from './paths';
import type { PlainRequest } from './plain-request';
import type { Rendered } from './next-handler';
import type { Rules } from './rules';
import { StoredResponse } from './stored-response';
import { joined, scriptsResponse, transform, withNote } from './transform';

const MEGABYTE = 1024 * 1024;
const PAGES_BYTES = 96 * MEGABYTE;
const ANSWERS_BYTES = 48 * MEGABYTE;

type Options = {
  rules: Rules;
  render: (path: string) => Promise<Rendered>;
  cspSources: CspSources;
  manifest: Pick<Manifest, 'made' | 'builtAt'>;
  /** Is told the scripts of a page that is not as the build made it. */
  renewed?: (path: string, code: string) => void;
  /** Largest total size in memory, in bytes. */
  maxBytes?: number;
  /**
   * Of addresses without end: each response is fresh until something is revalidated, and compressed quickly
   * only.
   */
  isEndless?: boolean;
};

/** Returns the Cookie header of a request. */
type Cookie = () => string | undefined;

/** The scripts of a page: their address, with its query. */
export type Scripts = { url: string; response: StoredResponse };

/** Scripts that nobody has asked for yet have no response. */
type Page = { response: StoredResponse; scripts?: { url: string; code?: Buffer; response?: StoredResponse } };

/** The code is compressed when it is sent, which is more than one encoding. */
const SCRIPTS_GROW = 1.5;

/**
 * All responses that depend on the path alone: pages, their scripts, and other files, as the build made them or as they
 * were rendered since.
 */
export type Pages = ReturnType<typeof pagesInMemory>;

export function pagesInMemory({
  rules,
  render,
  cspSources,
  manifest,
  renewed,
  maxBytes = PAGES_BYTES,
  isEndless = false,
}: Options) {
  const { made, builtAt } = manifest;

  const cached = (page: Page) => ({
    ...page,
    get size() {
      const { response: sent, code } = page.scripts ?? {};
      return page.response.size + (sent?.size ?? Math.ceil(SCRIPTS_GROW * (code?.length ?? 0)));
    },
    recompress: async () => {
      if (isEndless) return;
      await page.response.recompress();
      await page.scripts?.response?.recompress();
    },
  });

  async function prepare(path: string, rendered: Rendered) {
    const { scripts, ...sent } = transform(path, rendered, { rules, cspSources });
    const response = await StoredResponse.of(sent);
    if (!scripts) return cached({ response });
    if (scripts.url !== builtAt(path)?.scripts?.url) renewed?.(path, scripts.code);
    const { url, code } = scripts;
    // Few readers of such a page need its scripts, and compressing them takes longer than the page itself.
    if (isEndless) return cached({ response, scripts: { url, code: Buffer.from(code) } });
    return cached({ response, scripts: { url, response: await StoredResponse.of(scriptsResponse(code)) } });
  }

  function freshFor(path: string): number | undefined {
    // A render without visitor data is the same for all new visitors until the next build.
    if (isEndless || rules.isSignIn(path)) return Infinity;
    const built = builtAt(path);
    return built?.isFile ? built.revalidate || Infinity : undefined;
  }

  async function built(path: string) {
    const { body, headers, status, scripts, revalidate } = builtAt(path) ?? {};
    if (body === undefined || headers === undefined || status === undefined) return undefined;
    const response = await StoredResponse.of({
      status,
      headers: joined(headers, rules.headers(path)),
      body: await bodyOf(body),
    });
    const page: Page = { response };
    if (scripts) {
      const code = (await bodyOf(scripts.body)).toString();
      page.scripts = { url: scripts.url, response: await StoredResponse.of(scriptsResponse(code)) };
    }
    return {
      value: cached(page),
      isFinal: revalidate === false,
      lastUntil: revalidate ? made + revalidate * SECOND + STALE_ON_ERROR : Infinity,
    };
  }

  const outdated = async (page: Page) => {
    const response = await page.response.withBody(withNote);
    return cached(response === page.response ? page : { ...page, response });
  };

  const revalidated = Object.fromEntries(
    Object.entries(rules.site.revalidated).map(([name, paths]) => [name, oneOf(paths)]),
  );
  const isPage = (path: string) => builtAt(path)?.isFile !== true;

  const cache = new PageCache({ render, prepare, freshFor, built, outdated, maxBytes });

  /**
   * The response at a path if it can be sent at once to a visitor with these cookies. A page that is gone is
   * not: Next's own HTML for notFound() is empty, and the server in front sends a 404 page instead.
   */
  function ready(path: string, cookie: Cookie = () => undefined): StoredResponse | undefined {
    // Markdown texts are cached under an internal path, which clients must not request.
    if (path.startsWith(rules.site.markdown.below) || rules.isForVisitor(path, cookie)) return undefined;
    const response = cache.ready(path)?.response;
    return response?.status === 404 ? undefined : response;
  }

  return {
    ready,
    /** The same as bytes for a socket. */
    atOnce({ path, acceptEncoding, ifNoneMatch, cookie }: PlainRequest): Buffer | undefined {
      return ready(path, () => cookie)?.bytes(acceptEncoding, ifNoneMatch);
    },
    /**
     * The response at a path.
     * @throws PageUnavailable when it cannot be rendered
     */
    get: async (path: string): Promise<StoredResponse> => (await cache.get(path)).response,
    /**
     * The current scripts of a page and their address; null if it has none.
     * @throws PageUnavailable when it cannot be rendered
     */
    scripts: async (path: string): Promise<Scripts | null> => {
      const { scripts } = await cache.get(path);
      if (!scripts) return null;
      const { url, code = '' } = scripts;
      return {
        url,
        response: (scripts.response ??= await StoredResponse.of(scriptsResponse(code.toString()))),
      };
    },
    /** Marks responses stale: all, those of pages and of no files, or what the site names. */
    expire: (memory: Revalidated = 'all') =>
      cache.expire(memory === 'all' ? undefined : memory === 'pages' ? isPage : revalidated[memory]),
    get counts(): Readonly<Record<string, number>> {
      return cache.counts;
    },
    /** Size in memory, in bytes. */
    get size(): number {
      return cache.size;
    },
  };
}

/**
 * Answers to analyses, as pages and as files. They are apart from the pages of the site, which no number of invented
 * addresses then pushes out of memory, and nothing of them is on disk.
 */
export function answersInMemory(options: Pick<Options, 'rules' | 'render' | 'cspSources'>): Pages {
  const manifest = { made: 0, builtAt: () => undefined };
  return pagesInMemory({ ...options, manifest, maxBytes: ANSWERS_BYTES, isEndless: true });
}

const bodyOf = (name: string) => readFile(path.join(RESPONSES, name));
