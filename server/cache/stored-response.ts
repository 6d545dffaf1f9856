import type { IncomingMessage, ServerResponse } from 'node:http';
import { compressedByBuild, textHash } from './compressed-texts';
import { rawHeader } from './raw-header';
import { acceptedEncodings, compress, isCompressible, type Encoding } from './encodings';
import { SerializedResponse } from './serialized-response';

/** One encoding: headers for Node's server, and the whole response as bytes for a socket. */
type Variant = {
  full: string[];
  notModified: string[];
  wire: SerializedResponse;
  notModifiedWire: SerializedResponse;
};

/**
 * Headers that are not stored: those of one connection, one encoding or one visitor, those that say how Next
 * made the page, and Accept-Ranges, because ranges are not supported.
 */
const NOT_KEPT =
  /^(?:accept-ranges|connection|content-length|date|etag|keep-alive|set-cookie|transfer-encoding|x-nextjs-.*)$/;
const OF_THE_BODY = /^content-(?:type|length|encoding)$/i;

/**
 * One response, ready for every client in every encoding: compressed once, headers written once. A strong
 * ETag names the bytes of each encoding.
 */
export class StoredResponse {
  readonly #hash: string;
  readonly #headers: [string, string][];
  /** When the content was changed, in milliseconds since 1970; NaN if the response does not say. */
  readonly #modified: number;
  readonly #variants = new Map<Encoding, Variant>();
  readonly #identity: Variant;
  #needsRecompression = false;

  private constructor(
    readonly status: number,
    headers: Record<string, string>,
    body: Buffer,
  ) {
    this.#hash = textHash(body);
    const names = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    // Accept-Ranges marks a file, and the date of a file is that of the build, not of its content.
    if (names.has('accept-ranges')) names.delete('last-modified');
    this.#modified = Date.parse(names.get('last-modified') ?? '');
    this.#headers = Object.entries(headers).filter(
      ([name]) => names.has(name.toLowerCase()) && !NOT_KEPT.test(name.toLowerCase()),
    );
    this.#identity = this.#add('identity', body, '');
  }

  /**
   * Ready to be sent at once, with the compression of the build; a text that the build did not make gets a
   * quick one, which {@link recompress} improves later.
   */
  static async of(status: number, headers: Record<string, string>, body: Buffer): Promise<StoredResponse> {
    const response = new StoredResponse(status, headers, body);
    if (!response.#isCompressible()) return response;
    const best = await compressedByBuild(response.#hash);
    response.#needsRecompression = best === undefined;
    for (const [encoding, bytes] of best ?? (await compress(body, 'quick')))
      response.#add(encoding, bytes, best ? '' : 'q');
    return response;
  }

  /** Replaces the quick compression by the best one. */
  async recompress(): Promise<void> {
    if (!this.#needsRecompression) return;
    for (const [encoding, bytes] of await compress(this.#identity.wire.body, 'best'))
      this.#add(encoding, bytes, '');
    this.#needsRecompression = false;
  }

  /** Size in memory, in bytes. */
  get size(): number {
    let size = 2_000;
    for (const { wire, notModifiedWire } of this.#variants.values())
      size += wire.length + notModifiedWire.length;
    return size;
  }

  send(request: IncomingMessage, response: ServerResponse): void {
    const variant = this.#variantFor(rawHeader(request, 'accept-encoding') ?? '');
    if (this.#isKnownTo(rawHeader(request, 'if-none-match'), rawHeader(request, 'if-modified-since')))
      response.writeHead(304, variant.notModified).end();
    else {
      response.writeHead(this.status, variant.full);
      response.end(request.method === 'HEAD' ? undefined : variant.wire.body);
    }
  }

  /** The bytes that {@link send} would send for a GET. */
  bytes(acceptEncoding: string, ifNoneMatch: string | undefined): Buffer {
    const variant = this.#variantFor(acceptEncoding);
    return (this.#isKnownTo(ifNoneMatch) ? variant.notModifiedWire : variant.wire).bytes();
  }

  /** A client that accepts no encoding at all gets the uncompressed bytes. */
  #variantFor(acceptEncoding: string): Variant {
    for (const encoding of acceptedEncodings(acceptEncoding)) {
      const variant = this.#variants.get(encoding);
      if (variant) return variant;
    }
    return this.#identity;
  }

  #isCompressible(): boolean {
    const type = this.#headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
    return isCompressible(type, this.#identity.wire.body);
  }

  /** An ETag of any encoding names this text. If-Modified-Since counts only if the client sends no ETag. */
  #isKnownTo(ifNoneMatch: string | undefined, ifModifiedSince?: string): boolean {
    if (this.status !== 200) return false;
    if (ifNoneMatch === undefined) return Date.parse(ifModifiedSince ?? '') >= this.#modified;
    return ifNoneMatch === '*' || ifNoneMatch.includes(`"${this.#hash}`);
  }

  #add(encoding: Encoding, body: Buffer, effort: string): Variant {
    const headers: [string, string][] = [
      ...this.#headers,
      [
        'ETag',
        `"${[this.#hash, encoding === 'identity' ? '' : encoding + effort].filter(Boolean).join('-')}"`,
      ],
      ...(encoding === 'identity' ? [] : [['Content-Encoding', encoding] as [string, string]]),
      ['Content-Length', String(body.length)],
    ];
    const full = headers.flat();
    const notModified = headers.filter(([name]) => !OF_THE_BODY.test(name)).flat();
    const variant = {
      full,
      notModified,
      wire: new SerializedResponse(this.status, full, body),
      notModifiedWire: new SerializedResponse(304, notModified, Buffer.alloc(0)),
    };
    this.#variants.set(encoding, variant);
    return variant;
  }
}
