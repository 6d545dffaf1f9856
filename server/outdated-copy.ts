import { MINUTE, type Clock } from '@/lib/platform/clock';
import type { Rendered } from './cache/render';

/** The note of components/blog/outdated-note.tsx, as React writes it. */
const NOTE = / hidden=""( data-fresh-until="([^"]+)")/;

/**
 * A page with its note about its age shown if it is a copy that could not be rendered again. Next stores such a
 * copy for another half a minute as if it were fresh ("HIT"), though by its own time it no longer is. The minute
 * is for a render that took long. A copy that Next calls stale is being rendered again.
 */
export function withAge({ headers, body }: Rendered, now: Clock = Date.now): string {
  const html = body.toString();
  const freshUntil = Date.parse(NOTE.exec(html)?.[2] ?? '');
  const isOutdated = headers['x-nextjs-cache'] === 'HIT' && now() > freshUntil + MINUTE;
  return isOutdated ? html.replace(NOTE, '$1') : html;
}
