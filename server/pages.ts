import { createHash } from 'node:crypto';
import { PageCache } from './cache/page-cache';
import type { Rendered } from './cache/render';
import { StoredResponse } from './cache/stored-response';
import { pageCsp, type CspSources } from './csp.mjs';
import { deferScripts } from './defer-hydration';
import { inlineScriptHashes } from './inline-scripts';
import { MARKDOWN_PATH } from './markdown-pages';
import type { PlainRequest } from './plain-request';
import { INERT_POLICY, securityHeaders } from './security-headers.mjs';
import { isForVisitor, SIGN_IN_PATH } from './sign-in-page';
import { alone, file, joined, ownPolicy, UNCACHED, type StoredFile } from './stored-file';

/** Where the scripts of a page stand: under a hash of what they are, with the page they are made from. */
export const BOOT_PATH = '/_boot/';

const MAX_BYTES = 96 * 1024 * 1024;

/**
 * For browsers: ask whether it has changed, every time. For caches in front: a minute, an old copy while they ask, and a day
 * when nobody answers. Next itself would let them keep most pages for a year, over every new build.
 */
const PAGE_CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
const HASHED_CACHING = 'public, max-age=31536000, immutable';

/** In seconds. */
const RETRY_AFTER = '30';

type Options = {
  render: (path: string) => Promise<Rendered>;
  cspSources: CspSources;
  /** For how many seconds a file is kept, by the build; see build-routes.ts. */
  keptFor: (path: string) => number | undefined;
  /** The status of pages that say that something is missing or down, by path. */
  statuses: Readonly<Record<string, number>>;
};

/** The scripts of a page: their address under {@link BOOT_PATH}, with its query. */
export type Scripts = { url: string; response: StoredResponse };

type Page = StoredFile & { scripts?: Scripts };

/** Everything that was rendered in advance, as it is sent: pages, their scripts, and other files. */
export class Pages {
  readonly #cache: PageCache<Page>;

  constructor({ render, cspSources, keptFor, statuses }: Options) {
    this.#cache = new PageCache({
      render,
      // Made without a visitor it is the same for all who have not been here, until there is another build.
      keptFor: (path) => (path === SIGN_IN_PATH ? Infinity : keptFor(path)),
      prepare: async (path, rendered) => {
        const status = statuses[path] ?? rendered.status;
        const isHtml = rendered.headers['content-type']?.startsWith('text/html') ?? false;
        // A frame says itself, strictly, what it may load: nothing.
        return isHtml && !ownPolicy(rendered)
          ? page(path, status, rendered, cspSources)
          : file(path, status, rendered);
      },
      maxBytes: MAX_BYTES,
    });
  }

  /** What stands at a path if it can be sent at once, to a visitor with these cookies. */
  ready(path: string, cookie: () => string | undefined): StoredResponse | undefined {
    // Texts as Markdown are in memory by where they are made, which is no address.
    if (path.startsWith(MARKDOWN_PATH) || isForVisitor(path, cookie)) return undefined;
    return this.#cache.ready(path)?.response;
  }

  /** The same as it goes over the wire. */
  atOnce({ path, acceptEncoding, ifNoneMatch, cookie }: PlainRequest): Buffer | undefined {
    return this.ready(path, () => cookie)?.bytes(acceptEncoding, ifNoneMatch);
  }

  /**
   * What stands at a path.
   * @throws PageUnavailable when it cannot be had
   */
  async get(path: string): Promise<StoredResponse> {
    return (await this.#cache.get(path)).response;
  }

  /**
   * The scripts of a page as it is now, and where they stand; null when it has none.
   * @throws PageUnavailable when it cannot be had
   */
  async scripts(path: string): Promise<Scripts | null> {
    return (await this.#cache.get(path)).scripts ?? null;
  }

  /** Has everything made anew at the next request. */
  expire(): void {
    this.#cache.expire();
  }

  /** Makes these pages now, one after the other. One that cannot be made is left for later. */
  async warm(paths: readonly string[]): Promise<void> {
    for (const path of paths) await this.#cache.get(path).catch(() => undefined);
  }
}

/** A page of HTML: its scripts wait in a file of their own, and its policy names what is left in it. */
async function page(
  path: string,
  status: number,
  { headers, body }: Rendered,
  cspSources: CspSources,
): Promise<Page> {
  const addressOf = (text: string) => `${BOOT_PATH}${shortHash(text)}.js?of=${encodeURIComponent(path)}`;
  // Whoever comes to sign in types at once, into fields that React has to know of by then.
  const { html, boot } =
    path === SIGN_IN_PATH ? { html: body.toString(), boot: '' } : deferScripts(body.toString(), addressOf);
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
  const scripts = await StoredResponse.of(
    200,
    joined(securityHeaders(BOOT_PATH), {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': HASHED_CACHING,
      'content-security-policy': INERT_POLICY,
      vary: 'Accept-Encoding',
    }),
    Buffer.from(boot),
  );
  return {
    response,
    scripts: { url: addressOf(boot), response: scripts },
    get size() {
      return response.size + scripts.size;
    },
    recompress: async () => {
      await response.recompress();
      await scripts.recompress();
    },
  };
}

/** Whether nobody may keep an answer, by its own word. */
const isPrivate = (headers: Record<string, string>) =>
  /\b(?:private|no-store)\b/.test(headers['cache-control'] ?? '');

const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);
