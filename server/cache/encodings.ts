import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

/** `quick` is for whoever is waiting, `best` for everybody after. */
export type Effort = 'quick' | 'best';

type Compress = (body: Buffer, effort: Effort) => Promise<Buffer>;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
// Node 20 has no zstd; where there is one, browsers that take it get it when they do not take brotli.
const zstd = 'zstdCompress' in zlib ? promisify(zlib.zstdCompress as typeof zlib.gzip) : undefined;

const COMPRESS: Partial<Record<Encoding, Compress>> = {
  br: (body, effort) =>
    brotli(body, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: effort === 'best' ? 11 : 5,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        // A window as large as the text: a larger one finds no more, and takes tens of megabytes to look.
        [zlib.constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length)))),
      },
    }),
  ...(zstd && { zstd: (body: Buffer) => zstd(body) }),
  gzip: (body, effort) => gzip(body, { level: effort === 'best' ? 9 : 6 }),
};

/** The encodings this Node can make, best first. */
export const ENCODINGS = Object.keys(COMPRESS) as Encoding[];

const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|javascript|xml|[a-z]+\+(?:json|xml)))/;

/** Pictures and fonts are compressed already; a few bytes only grow. */
export const isCompressible = (contentType: string, body: Buffer) =>
  COMPRESSIBLE.test(contentType) && body.length > 256;

/** The bodies of one text, by encoding. */
export async function compress(body: Buffer, effort: Effort): Promise<Map<Encoding, Buffer>> {
  const made = await Promise.all(
    Object.entries(COMPRESS).map(async ([encoding, one]) => [encoding, await one(body, effort)] as const),
  );
  return new Map(made as [Encoding, Buffer][]);
}

/** Its types do not know yet that a server may have a preference among what a client likes equally. */
type Preferring = {
  encodings: (available: readonly string[], options: { preferred: readonly string[] }) => string[];
};

/** Browsers send a handful of these headers; strangers may send anything, so only so many are remembered. */
const negotiated = new Map<string, readonly Encoding[]>();
const MOST_REMEMBERED = 200;

/** The encodings a client takes, in the order we would send them. */
export function acceptedEncodings(header: string): readonly Encoding[] {
  const known = negotiated.get(header);
  if (known) return known;
  const client = new Negotiator({
    headers: { 'accept-encoding': header.slice(0, 200) },
  }) as unknown as Preferring;
  const accepted = client.encodings([...ENCODINGS, 'identity'], { preferred: ENCODINGS }) as Encoding[];
  if (negotiated.size >= MOST_REMEMBERED) negotiated.clear();
  negotiated.set(header, accepted);
  return accepted;
}
