/** The path and query of a request, the path decoded: one path, one spelling. */
export type RequestTarget = { path: string; search: string };

/** What would mean something else once decoded, or never stands in a path of ours. */
const MISLEADING = /%(?:2f|3f|23|25|5c|[01][\da-f]|7f)|[\\\u0000-\u001f\u007f]/i;

/** Folders named by where they stand: who resolves them comes out elsewhere. */
const DOTS = /\/\.{1,2}(?:\/|$)/;

/**
 * Reads the target of a request line; null for what can be no page of ours. A client may spell one path in many ways
 * (`%67old`), or name a whole address (`http://elsewhere/`): all that matters is which path it means here.
 */
export function requestTarget(url: string): RequestTarget | null {
  const relative = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const [, raw = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(relative) ?? [];
  if (!raw.startsWith('/') || MISLEADING.test(raw)) return null;
  try {
    const path = raw.includes('%') ? decodeURIComponent(raw) : raw;
    return DOTS.test(path) ? null : { path, search };
  } catch {
    return null;
  }
}
