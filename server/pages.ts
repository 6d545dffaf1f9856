import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { PageCache } from './cache/page-cache';
import type { Rendered } from './cache/render';
import { StoredResponse } from './cache/stored-response';
import { pageCsp, type CspSources } from './csp.mjs';
import { deferScripts, type Deferred } from './defer-hydration';
import { inlineScriptHashes } from './inline-scripts';
import { MARKDOWN_PATH } from './markdown-pages';
import { withAge } from './outdated-copy';
import type { PlainRequest } from './plain-request';
import { INERT_POLICY, securityHeaders } from './security-headers.mjs';
import { isForVisitor, isSignInPage } from './sign-in-page';
import { alone, file, joined, ownPolicy, UNCACHED, type StoredFile } from './stored-file';

/** Path of a page's scripts, followed by a hash of their content and the page they were taken from. */
export const BOOT_PATH = '/_boot/';

const MAX_BYTES = 96 * 1024 * 1024;

/**
 * For browsers: revalidate every time. For caches in front: fresh for a minute, stale during revalidation,
 * and for a day if the site is down. Next's own header would let them keep most pages for a year, across
 * builds.
 */
const PAGE_CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
const HASHED_CACHING = 'public, max-age=31536000, immutable';

/** In seconds. */
const RETRY_AFTER = '30';

type Options = {
  render: (path: string) => Promise<Rendered>;
  cspSources: CspSources;
  /** For how many seconds a file is fresh, by the build; see build-routes.ts. */
  keptFor: (path: string) => number | undefined;
  /** The status of the error pages, by path. */
  statuses: Readonly<Record<string, number>>;
};

/** The scripts of a page: their address under {@link BOOT_PATH}, with its query. */
export type Scripts = { url: string; response: StoredResponse };

type Page = StoredFile & { scripts?: Scripts };

/** All prerendered responses: pages, their scripts, and other files. */
export class Pages {
  readonly #cache: PageCache<Page>;

  constructor({ render, cspSources, keptFor, statuses }: Options) {
    this.#cache = new PageCache({
      render,
      // A render without visitor data is the same for all new visitors until the next build.
      keptFor: (path) => (isSignInPage(path) ? Infinity : keptFor(path)),
      prepare: async (path, rendered) => {
        const status = statuses[path] ?? rendered.status;
        const isHtml = rendered.headers['content-type']?.startsWith('text/html') ?? false;
        // A frame sets its own strict policy: it may load nothing.
        return isHtml && !ownPolicy(rendered)
          ? page(path, status, rendered, cspSources)
          : file(path, status, rendered);
      },
      maxBytes: MAX_BYTES,
    });
  }

  /**
   * The response at a path if it can be sent at once to a visitor with these cookies. A page that is gone is
   * not: Next's own HTML for notFound() is empty, and the front server sends a 404 page instead.
   */
  ready(path: string, cookie: () => string | undefined): StoredResponse | undefined {
    // Markdown texts are cached under an internal path, which clients must not request.
    if (path.startsWith(MARKDOWN_PATH) || isForVisitor(path, cookie)) return undefined;
    const response = this.#cache.ready(path)?.response;
    return response?.status === 404 ? undefined : response;
  }

  /** The same as bytes for a socket. */
  atOnce({ path, acceptEncoding, ifNoneMatch, cookie }: PlainRequest): Buffer | undefined {
    return this.ready(path, () => cookie)?.bytes(acceptEncoding, ifNoneMatch);
  }

  /**
   * The response at a path.
   * @throws PageUnavailable when it cannot be rendered
   */
  async get(path: string): Promise<StoredResponse> {
    return (await this.#cache.get(path)).response;
  }

  /**
   * The current scripts of a page and their address; null if it has none.
   * @throws PageUnavailable when it cannot be rendered
   */
  async scripts(path: string): Promise<Scripts | null> {
    return (await this.#cache.get(path)).scripts ?? null;
  }

  get counts(): Readonly<Record<string, number>> {
    return this.#cache.counts;
  }

  /** Size in memory, in bytes. */
  get size(): number {
    return this.#cache.size;
  }

  /** Marks all pages stale. */
  expire(): void {
    this.#cache.expire();
  }

  /**
   * Renders these pages, one after the other. A page that fails is rendered at its first request.
   * @param share of the time that may be used, so that a server that has just started has time for requests
   */
  async warm(paths: readonly string[], share = 1): Promise<void> {
    for (const path of paths) {
      const begun = performance.now();
      await this.#cache.get(path).catch(() => undefined);
      const pause = (performance.now() - begun) * (1 / share - 1);
      if (pause > 0) await wait(pause, undefined, { ref: false });
    }
  }
}

/**
 * A page of HTML: its scripts are moved to a file of their own, and its policy lists the inline scripts
 * that remain.
 */
async function page(path: string, status: number, rendered: Rendered, cspSources: CspSources): Promise<Page> {
  const { headers } = rendered;
  const text = status === 200 ? withAge(rendered) : rendered.body.toString();
  const { html, boot } = withoutScripts(path, text);
  const policy = pageCsp(inlineScriptHashes(html), cspSources);
  const response = await StoredResponse.of(
    status,
    joined(headers, securityHeaders(path), {
      'cache-control': status < 400 && !isPrivate(headers) ? PAGE_CACHING : UNCACHED,
      'content-security-policy': policy,
      vary: [...new Set([...(headers.vary?.split(', ') ?? []), 'Accept-Encoding'])].join(', '),
      ...(status === 503 && { 'retry-after': RETRY_AFTER }),
    }),
    Buffer.from(html),
  );
  if (boot === '') return alone(response);
  const scripts = await scriptsFile(path, boot);
  return {
    response,
    scripts,
    get size() {
      return response.size + scripts.response.size;
    },
    recompress: async () => {
      await response.recompress();
      await scripts.response.recompress();
    },
  };
}

/**
 * A page's HTML, and its scripts apart. Visitors type at once on the sign-in page, and React must be hydrated
 * to receive it, so its scripts stay.
 */
export function withoutScripts(path: string, html: string): Deferred {
  return isSignInPage(path) ? { html, boot: '' } : deferScripts(html, addressOf(path));
}

/** Spelled as browsers do, who also encode an apostrophe in a query. */
const addressOf = (path: string) => (boot: string) =>
  `${BOOT_PATH}${shortHash(boot)}.js?${new URLSearchParams({ of: path })}`;

async function scriptsFile(path: string, boot: string): Promise<Scripts> {
  const headers = joined(securityHeaders(BOOT_PATH), {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': HASHED_CACHING,
    'content-security-policy': INERT_POLICY,
    vary: 'Accept-Encoding',
  });
  return { url: addressOf(path)(boot), response: await StoredResponse.of(200, headers, Buffer.from(boot)) };
}

/** The address of the scripts in a page's HTML as Next rendered it, and how to make their response. */
export function scriptsOf(path: string, html: string): { url: string; stored: () => Promise<Scripts> } {
  const { boot } = deferScripts(html, addressOf(path));
  return { url: addressOf(path)(boot), stored: () => scriptsFile(path, boot) };
}

/** Whether a response's Cache-Control forbids every cache to store it. */
const isPrivate = (headers: Record<string, string>) =>
  /\b(?:private|no-store)\b/.test(headers['cache-control'] ?? '');

const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);
