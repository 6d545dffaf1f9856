import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Negotiator from 'negotiator';
import { RESPONSES } from './manifest';
import { UNCOMPRESSED } from './uncompressed.mjs';

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

/** `quick` is for the request that waits now, `best` for the requests after it. */
export type Effort = 'quick' | 'best';

type Compress = (body: Buffer, effort: Effort) => Promise<Buffer>;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
// Node 20 has no zstd. Where Node has it, browsers that accept it but not brotli get it.
const zstd = 'zstdCompress' in zlib ? promisify(zlib.zstdCompress as typeof zlib.gzip) : undefined;

const COMPRESS: Partial<Record<Encoding, Compress>> = {
  br: (body, effort) =>
    brotli(body, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: effort === 'best' ? 11 : 5,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        // A window as large as the text: a larger one finds no more matches, and costs tens of megabytes.
        [zlib.constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length)))),
      },
    }),
  ...(zstd && { zstd: (body: Buffer) => zstd(body) }),
  gzip: (body, effort) => gzip(body, { level: effort === 'best' ? 9 : 6 }),
};

/** The encodings this version of Node supports, best first. */
export const ENCODINGS = Object.keys(COMPRESS) as Encoding[];

const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|javascript|xml|[a-z]+\+(?:json|xml)))/;

/** Pictures and fonts are already compressed, and a body of a few bytes only gets larger. */
export const isCompressible = (contentType: string, body: Buffer) =>
  COMPRESSIBLE.test(contentType) && body.length > 256;

/** The compressed bodies of one text, by encoding. */
export async function compress(body: Buffer, effort: Effort): Promise<Map<Encoding, Buffer>> {
  const encodings = await Promise.all(
    Object.entries(COMPRESS).map(async ([encoding, one]) => [encoding, await one(body, effort)] as const),
  );
  return new Map(encodings as [Encoding, Buffer][]);
}

/** A text as one client accepts it, for the request that waits now. */
export async function compressFor(
  accepted: string,
  body: Buffer,
): Promise<{ encoding: Encoding; bytes: Buffer }> {
  const [encoding = 'identity'] = acceptedEncodings(accepted);
  const bytes = await COMPRESS[encoding]?.(body, 'quick');
  return bytes ? { encoding, bytes } : { encoding: 'identity', bytes: body };
}

/** The package's types lack the parameter for the server's own preference. */
type Preferring = {
  encodings: (available: readonly string[], options: { preferred: readonly string[] }) => string[];
};

/**
 * Browsers send a handful of different Accept-Encoding headers, but a client may send anything: the number
 * of remembered results is limited.
 */
const negotiated = new Map<string, readonly Encoding[]>();
const MOST_REMEMBERED = 200;

/** The encodings a client accepts, in the order of our preference. */
export function acceptedEncodings(header: string): readonly Encoding[] {
  const remembered = negotiated.get(header);
  if (remembered) return remembered;
  const client = new Negotiator({
    headers: { 'accept-encoding': header.slice(0, 200) },
  }) as unknown as Preferring;
  const accepted = client.encodings([...ENCODINGS, 'identity'], { preferred: ENCODINGS }) as Encoding[];
  if (negotiated.size >= MOST_REMEMBERED) negotiated.clear();
  negotiated.set(header, accepted);
  return accepted;
}

/** Names a text. */
export const textHash = (text: Buffer) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

const fileOf = (folder: string, hash: string, encoding: Encoding) => path.join(folder, `${hash}.${encoding}`);

/**
 * The best compression of a text, in all encodings that the build could make and this version of Node
 * supports; empty if the build did not make it, or does so still. Since the name is the hash of the text, it
 * cannot be out of date.
 */
export async function compressedByBuild(hash: string, folder = RESPONSES): Promise<Map<Encoding, Buffer>> {
  const bodies = new Map<Encoding, Buffer>();
  if (existsSync(path.join(folder, UNCOMPRESSED))) return bodies;
  for (const encoding of ENCODINGS) {
    const body = await readFile(fileOf(folder, hash, encoding)).catch(() => undefined);
    if (body) bodies.set(encoding, body);
  }
  return bodies;
}

/** Compresses a text for {@link compressedByBuild}. */
export async function compressForServer(text: Buffer, folder = RESPONSES): Promise<void> {
  await mkdir(folder, { recursive: true });
  const hash = textHash(text);
  for (const [encoding, body] of await compress(text, 'best'))
    await writeFile(fileOf(folder, hash, encoding), body);
}
