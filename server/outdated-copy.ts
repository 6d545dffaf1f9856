import type { Clock } from '@/lib/platform/clock';
import type { Rendered } from './cache/render';

/** The note of components/blog/outdated-note.tsx, as React writes it. */
const NOTE = / hidden=""( data-fresh-until="([^"]+)")/;

/**
 * In seconds: for how long Next keeps a copy that it could not render again, before it tries again
 * (`retainPreviousCacheEntry` in next/dist/server/response-cache). Pages of the blog are fresh for longer.
 */
const RETAINED_FOR = 30;

/** A page with its note about its age shown if it is an old copy that could not be rendered again. */
export function withAge({ headers, body }: Rendered, now: Clock = Date.now): string {
  const html = body.toString();
  const freshUntil = Date.parse(NOTE.exec(html)?.[2] ?? '');
  const seconds = Number(/\bs-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1]);
  return seconds <= RETAINED_FOR && now() > freshUntil ? html.replace(NOTE, '$1') : html;
}
