import { createHash } from 'node:crypto';
import { cspHash } from '@/lib/platform/csp-hash';
import type { Clock } from '@/lib/platform/clock';
import type { Env } from '@/lib/platform/env';
import { RETRY_AFTER } from '@/lib/platform/http/retry-after';
import { pageCsp, type CspSources, INERT_POLICY, isStrict, securityHeaders } from '../headers.mjs';
import { isCompressible } from './encodings';
import type { Rendered } from './next-handler';
import { isScriptOfNext } from './private-next';
import type { Rules } from './rules';

/** Path of a page's scripts, followed by a hash of their content and the page they were taken from. */
export const BOOT_PATH = '/_boot/';

type Options = { rules: Rules; cspSources: CspSources };

/** A response as it is sent, and the scripts that were taken from it. */
export type Transformed = Rendered & { scripts?: { url: string; code: string } };

/**
 * For browsers: revalidate every time. For caches in front: fresh for a minute, stale during revalidation,
 * and for a day if the site is down. Next's own header would let them keep most pages for a year, across
 * builds.
 */
const PAGE_CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
const HASHED_CACHING = 'public, max-age=31536000, immutable';
const UNCACHED = 'no-store';

/** In seconds, by the status of an error page. */
const RETRY_PAGE_AFTER: Readonly<Record<number, number>> = {
  503: RETRY_AFTER.unavailable,
  429: RETRY_AFTER.tooMany,
};

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const PRELOADED_SCRIPT = /<link rel="preload" as="script"[^>]*>/g;
/** Data blocks (JSON-LD and the like) are no scripts. */
const INLINE =
  /<script\b(?![^>]*\ssrc=)(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Makes the response that visitors get from what Next rendered without a visitor. The build does it for every page that
 * it knows, the server for what is rendered later.
 */
export function transform(path: string, rendered: Rendered, { rules, cspSources }: Options): Transformed {
  const status = rules.statusOf(path) ?? rendered.status;
  const isHtml = rendered.headers['content-type']?.startsWith('text/html') ?? false;
  // A frame sets its own strict policy: it may load nothing.
  return isHtml && !ownPolicy(rendered)
    ? page(path, status, rendered, { rules, cspSources })
    : file(rules.headers(path), status, rendered);
}

/** A page of HTML: its scripts are moved to a file of their own, and its policy lists those that remain. */
function page(path: string, status: number, rendered: Rendered, { rules, cspSources }: Options): Transformed {
  const { headers } = rendered;
  const text = status === 200 ? withAge(rendered) : rendered.body.toString();
  // Visitors type at once on the sign-in page, and React must be hydrated to receive it, so its scripts stay.
  const { html, scripts } = rules.isSignIn(path)
    ? { html: text, scripts: undefined }
    : deferScripts(path, text);
  return {
    status,
    headers: joined(headers, rules.headers(path), {
      'cache-control': cachingOf(status, headers),
      'content-security-policy': pageCsp(inlineScriptHashes(html), cspSources),
      vary: [...new Set([...(headers.vary?.split(', ') ?? []), 'Accept-Encoding'])].join(', '),
      ...(status in RETRY_PAGE_AFTER && { 'retry-after': String(RETRY_PAGE_AFTER[status]) }),
    }),
    body: Buffer.from(html),
    scripts,
  };
}

/** A file: a chart, a table, a picture, a frame, a script, a font. */
function file(ours: Record<string, string>, status: number, rendered: Rendered): Transformed {
  const { body } = rendered;
  const headers = { ...rendered.headers };
  // Next's own Vary header is for its router, which does not request files.
  delete headers.vary;
  return {
    status,
    headers: joined(headers, ours, {
      'content-security-policy': ownPolicy(rendered) ?? INERT_POLICY,
      ...(status >= 400 && { 'cache-control': UNCACHED }),
      ...(isCompressible(headers['content-type'] ?? '', body) && { vary: 'Accept-Encoding' }),
    }),
    body,
  };
}

/** The response to a request for the scripts of a page. */
export const scriptsResponse = (code: string): Rendered => ({
  status: 200,
  headers: joined(securityHeaders(BOOT_PATH), {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': HASHED_CACHING,
    'content-security-policy': INERT_POLICY,
    vary: 'Accept-Encoding',
  }),
  body: Buffer.from(code),
});

/**
 * Moves Next's scripts and the page data they contain from the HTML to a script of its own, which
 * components/page-script/hydration.ts requests when a person reaches for something that needs React. Our own
 * scripts and data blocks stay.
 */
export function deferScripts(
  path: string,
  html: string,
): { html: string; scripts: { url: string; code: string } } {
  const { rest, files, inline } = splitScripts(html);
  const boot = [
    ...inline,
    `for(const src of ${JSON.stringify([...new Set(files)])})` +
      `{const s=document.createElement('script');s.src=src;document.head.append(s)}`,
  ].join(';\n');
  // Spelled as browsers do, who also encode an apostrophe in a query.
  const url = `${BOOT_PATH}${scriptHash(boot)}.js?${new URLSearchParams({ of: path })}`;
  // A data block, which runs nothing, so that no policy needs to allow it.
  const address = `<script type="application/json" data-boot="${url}"></script>`;
  return { html: rest.replace('</body>', () => `${address}</body>`), scripts: { url, code: boot } };
}

/** A page without Next's scripts, which is complete as it is, and which no React takes over. */
export const withoutScripts = (html: string): string => splitScripts(html).rest;

/** A page without Next's scripts, and these: the files that it names, and what stands in it. */
function splitScripts(html: string): { rest: string; files: string[]; inline: string[] } {
  const files: string[] = [];
  const inline: string[] = [];
  const rest = html.replace(PRELOADED_SCRIPT, '').replace(SCRIPT, (tag, attributes: string, code: string) => {
    const [, src] = /\ssrc="([^"]*)"/.exec(attributes) ?? [];
    // Only for browsers without module support, which could not run the other scripts either.
    if (/\bnomodule\b/i.test(attributes)) return '';
    if (/\stype="application\//.test(attributes)) return tag;
    if (src) files.push(src.replaceAll('&amp;', '&'));
    else if (isScriptOfNext(attributes, code)) inline.push(code);
    else return tag;
    return '';
  });
  return { rest, files, inline };
}

/** The hashes of a page's inline scripts for its policy. */
export function inlineScriptHashes(html: string): string[] {
  return [...new Set([...html.matchAll(INLINE)].map(([, code = '']) => cspHash(code)))];
}

/** Names the scripts of a page in their address. */
export const scriptHash = (code: string) =>
  createHash('sha256').update(code).digest('base64url').slice(0, 16);

/** The policy that a response sets itself, if it is a strict one. */
function ownPolicy({ headers }: Rendered): string | undefined {
  const policy = headers['content-security-policy'];
  return isStrict(policy) ? policy : undefined;
}

/** Next names no time for browsers: what does is a page of ours that says how long they may keep it. */
function cachingOf(status: number, headers: Record<string, string>): string {
  const caching = headers['cache-control'] ?? '';
  if (status >= 400 || isPrivate(headers)) return UNCACHED;
  return caching.startsWith('public, max-age=') ? caching : PAGE_CACHING;
}

/** Whether a response's Cache-Control forbids every cache to store it. */
const isPrivate = (headers: Record<string, string>) =>
  /\b(?:private|no-store)\b/.test(headers['cache-control'] ?? '');

/** Merges header maps, later ones win; names are compared without case. */
export function joined(...maps: Record<string, string>[]): Record<string, string> {
  const headers = new Headers();
  for (const map of maps) for (const [name, value] of Object.entries(map)) headers.set(name, value);
  return Object.fromEntries(headers);
}

/** The start tag of the note of components/posts/outdated-note.tsx. */
const NOTE = /<[^<>]*\sdata-fresh-until="([^"]+)"[^<>]*>/;

/**
 * In seconds: for how long Next keeps a copy that it could not render again, before it tries again
 * (`retainPreviousCacheEntry` in next/dist/server/response-cache). Pages of the blog are fresh for longer.
 */
const RETAINED_FOR = 30;

/** A page with its note about its age shown if it is an old copy that could not be rendered again. */
export function withAge({ headers, body }: Rendered, now: Clock = Date.now): string {
  const html = body.toString();
  if (!html.includes(' data-fresh-until="')) return html;
  const freshUntil = Date.parse(NOTE.exec(html)?.[1] ?? '');
  const seconds = Number(/\bs-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1]);
  return seconds <= RETAINED_FOR && now() > freshUntil ? withNote(html) : html;
}

/** A page with its note about its age shown, if it has one. */
export const withNote = (html: string) => html.replace(NOTE, (tag) => tag.replace(' hidden=""', ''));

type Named = Pick<Env, 'SITE_URL' | 'PROVIDER_API_URL' | 'NEXT_PUBLIC_SENTRY_DSN'>;

/** The origins, besides this site, that pages may load from, by the settings. */
export const cspSourcesOf = (settings: Named): CspSources => ({
  ...(settings.NEXT_PUBLIC_SENTRY_DSN && { errorReporting: new URL(settings.NEXT_PUBLIC_SENTRY_DSN).origin }),
  remoteImages: settings.PROVIDER_API_URL !== undefined,
  https: settings.SITE_URL?.startsWith('https:') ?? false,
});
