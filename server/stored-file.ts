import { isCompressible } from './cache/encodings';
import type { Rendered } from './cache/render';
import { StoredResponse } from './cache/stored-response';
import { INERT_POLICY, isStrict, securityHeaders } from './security-headers.mjs';

export const UNCACHED = 'no-store';

/** An answer in memory, as the cache takes it. */
export type StoredFile = {
  response: StoredResponse;
  readonly size: number;
  recompress: () => Promise<void>;
};

/** The policy an answer brings with it, if it is a strict one. */
export function ownPolicy({ headers }: Rendered): string | undefined {
  const own = headers['content-security-policy'];
  return isStrict(own) ? own : undefined;
}

/** A file: a chart, a table, a picture, a frame, a script, a font. */
export async function file(path: string, status: number, rendered: Rendered): Promise<StoredFile> {
  const { body } = rendered;
  const headers = { ...rendered.headers };
  // Next's own is for its router, which asks for no files.
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

/** An answer that needs no scripts of its own. */
export const alone = (response: StoredResponse): StoredFile => ({
  response,
  get size() {
    return response.size;
  },
  recompress: () => response.recompress(),
});

/** Header maps as one, later ones first, whatever their case. */
export function joined(...maps: Record<string, string>[]): Record<string, string> {
  const headers = new Headers();
  for (const map of maps) for (const [name, value] of Object.entries(map)) headers.set(name, value);
  return Object.fromEntries(headers);
}
