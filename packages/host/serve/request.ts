import type { IncomingMessage } from 'node:http';

/** The path and query of a request. The path is decoded, so that it has one spelling. */
export type RequestTarget = { path: string; search: string };

/** Characters that change their meaning when decoded, or that no path of ours contains. */
const MISLEADING = /%(?:2f|3f|23|5c|[01][\da-f]|7f)|[\\\u0000-\u001f\u007f]/i;

/** `.` and `..` segments: a client that resolves them would reach another path. */
const DOTS = /\/\.{1,2}(?:\/|$)/;

/**
 * Reads the target of a request line; null if it cannot be a page of ours. A client may spell one path in
 * many ways (`%67old`), or send a whole URL (`http://elsewhere/`).
 */
export function requestTarget(url: string): RequestTarget | null {
  const relative = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const [, raw = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(relative) ?? [];
  if (!raw.startsWith('/') || MISLEADING.test(raw)) return null;
  try {
    const path = raw.includes('%') ? decodeURIComponent(raw) : raw;
    // What a second decoding would change may mean something else to whoever does that.
    return DOTS.test(path) || MISLEADING.test(path) || /%2e/i.test(path) ? null : { path, search };
  } catch {
    return null;
  }
}

/**
 * One header of a request as received; the first if there are several. Node builds its map of all headers
 * on first use, which costs as much as the rest of sending a page from memory.
 * @param name in lower case
 */
export function rawHeader({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const received = rawHeaders[i];
    if (received?.length === name.length && received.toLowerCase() === name) return rawHeaders[i + 1];
  }
  return undefined;
}
