import { isCompressible } from './cache/encodings';
import type { Rendered } from './cache/render';
import { StoredResponse } from './cache/stored-response';
import { INERT_POLICY, isStrict, securityHeaders } from './security-headers.mjs';

export const UNCACHED = 'no-store';

/** A response in memory, as the cache stores it. */
export type StoredFile = {
  response: StoredResponse;
  readonly size: number;
  recompress: () => Promise<void>;
};

/** The policy that a response sets itself, if it is a strict one. */
export function ownPolicy({ headers }: Rendered): string | undefined {
  const own = headers['content-security-policy'];
  return isStrict(own) ? own : undefined;
}

/** A file: a chart, a table, a picture, a frame, a script, a font. */
export async function file(path: string, status: number, rendered: Rendered): Promise<StoredFile> {
  const { body } = rendered;
  const headers = { ...rendered.headers };
  // Next's own Vary header is for its router, which does not request files.
  delete headers.vary;
  const response = await StoredResponse.of(
    status,
    joined(headers, securityHeaders(path), {
      'content-security-policy': ownPolicy(rendered) ?? INERT_POLICY,
      ...(status >= 400 && { 'cache-control': UNCACHED }),
      ...(isCompressible(headers['content-type'] ?? '', body) && { vary: 'Accept-Encoding' }),
    }),
    body,
  );
  return alone(response);
}

export const alone = (response: StoredResponse): StoredFile => ({
  response,
  get size() {
    return response.size;
  },
  recompress: () => response.recompress(),
});

/** Merges header maps, later ones win; names are compared without case. */
export function joined(...maps: Record<string, string>[]): Record<string, string> {
  const headers = new Headers();
  for (const map of maps) for (const [name, value] of Object.entries(map)) headers.set(name, value);
  return Object.fromEntries(headers);
}
