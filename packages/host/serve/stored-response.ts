import {
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { SECOND } from '@/lib/platform/clock';
import {
  acceptedEncodings,
  compress,
  compressedByBuild,
  isCompressible,
  textHash,
  type Encoding,
} from './encodings';
import { rawHeader } from './request';
import type { Rendered } from './next-handler';

/** A whole response in one buffer, head and body. Only the date in it changes. */
type Bytes = { buffer: Buffer; body: Buffer; dateAt: number; /** The second it shows. */ second: number };

/** One encoding: headers for Node's server, and the whole response as bytes for a socket. */
type Variant = { full: string[]; notModified: string[]; bytes: Bytes; notModifiedBytes: Bytes };

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

  readonly status: number;

  private constructor({ status, headers, body }: Rendered) {
    this.status = status;
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
  static async of(rendered: Rendered): Promise<StoredResponse> {
    const response = new StoredResponse(rendered);
    if (!response.#isCompressible()) return response;
    const best = await compressedByBuild(response.#hash);
    response.#needsRecompression = best.size === 0;
    const bodies = response.#needsRecompression ? await compress(rendered.body, 'quick') : best;
    for (const [encoding, bytes] of bodies)
      response.#add(encoding, bytes, response.#needsRecompression ? 'q' : '');
    return response;
  }

  /** Replaces the quick compression by the best one. */
  async recompress(): Promise<void> {
    if (!this.#needsRecompression) return;
    for (const [encoding, bytes] of await compress(this.#identity.bytes.body, 'best'))
      this.#add(encoding, bytes, '');
    this.#needsRecompression = false;
  }

  /** The same response with another body; itself if the body stays as it is. */
  async withBody(change: (body: string) => string): Promise<StoredResponse> {
    const body = this.#identity.bytes.body.toString();
    const changed = change(body);
    return changed === body
      ? this
      : StoredResponse.of({
          status: this.status,
          headers: Object.fromEntries(this.#headers),
          body: Buffer.from(changed),
        });
  }

  /** The body as it is without compression. */
  get text(): string {
    return this.#identity.bytes.body.toString();
  }

  /** Size in memory, in bytes. */
  get size(): number {
    let size = 2_000;
    for (const { bytes, notModifiedBytes } of this.#variants.values())
      size += bytes.buffer.length + notModifiedBytes.buffer.length;
    return size;
  }

  send(request: IncomingMessage, response: ServerResponse): void {
    const variant = this.#variantFor(rawHeader(request, 'accept-encoding') ?? '');
    if (this.#isKnownTo(rawHeader(request, 'if-none-match'), rawHeader(request, 'if-modified-since')))
      response.writeHead(304, variant.notModified).end();
    else {
      response.writeHead(this.status, variant.full);
      response.end(request.method === 'HEAD' ? undefined : variant.bytes.body);
    }
  }

  /** The bytes that {@link send} would send for a GET. */
  bytes(acceptEncoding: string, ifNoneMatch: string | undefined): Buffer {
    const variant = this.#variantFor(acceptEncoding);
    return withDate(this.#isKnownTo(ifNoneMatch) ? variant.notModifiedBytes : variant.bytes);
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
    return isCompressible(type, this.#identity.bytes.body);
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
      bytes: serialize(this.status, full, body),
      notModifiedBytes: serialize(304, notModified, Buffer.alloc(0)),
    };
    this.#variants.set(encoding, variant);
    return variant;
  }
}

/** A date as `Thu, 01 Jan 1970 00:00:00 GMT`; the length never changes. */
const utc = (second: number) => new Date(second * SECOND).toUTCString();

/**
 * @param headers names and values in turn
 * @throws when a header would break out of its line
 */
function serialize(status: number, headers: readonly string[], body: Buffer): Bytes {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`;
  for (let i = 0; i < headers.length; i += 2) {
    const [name = '', value = ''] = headers.slice(i, i + 2);
    validateHeaderName(name);
    validateHeaderValue(name, value);
    head += `${name}: ${value}\r\n`;
  }
  head += 'Date: ';
  const buffer = Buffer.concat([Buffer.from(`${head}${utc(0)}\r\n\r\n`, 'latin1'), body]);
  return { buffer, body: buffer.subarray(buffer.length - body.length), dateAt: head.length, second: 0 };
}

/**
 * The whole response with the current date. It is the same buffer each time: bytes still queued in a slow
 * socket may get a later date, but never another text.
 */
function withDate(bytes: Bytes): Buffer {
  const now = Math.floor(Date.now() / SECOND);
  if (now !== bytes.second) {
    bytes.second = now;
    bytes.buffer.write(utc(now), bytes.dateAt, 'latin1');
  }
  return bytes.buffer;
}
