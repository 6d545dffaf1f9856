import { STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';
import { SECOND } from '@/lib/platform/clock';

/** A date as `Thu, 01 Jan 1970 00:00:00 GMT`; the length never changes. */
const utc = (second: number) => new Date(second * SECOND).toUTCString();

/** The bytes of a response, head and body in one buffer. Only the date in it changes. */
export class SerializedResponse {
  /** The bytes after the head. */
  readonly body: Buffer;
  readonly #bytes: Buffer;
  readonly #dateAt: number;
  /** The second that the date in the buffer shows, since 1970. */
  #second = 0;

  /**
   * @param headers names and values in turn
   * @throws when a header would break out of its line
   */
  constructor(status: number, headers: readonly string[], body: Buffer) {
    let head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`;
    for (let i = 0; i < headers.length; i += 2) {
      const [name = '', value = ''] = [headers[i], headers[i + 1]];
      validateHeaderName(name);
      validateHeaderValue(name, value);
      head += `${name}: ${value}\r\n`;
    }
    head += 'Date: ';
    this.#dateAt = head.length;
    this.#bytes = Buffer.concat([Buffer.from(`${head}${utc(0)}\r\n\r\n`, 'latin1'), body]);
    this.body = this.#bytes.subarray(this.#bytes.length - body.length);
  }

  get length(): number {
    return this.#bytes.length;
  }

  /**
   * The whole response with the current date. It is the same buffer each time: bytes still queued in a slow
   * socket may get a later date, but never another text.
   */
  bytes(): Buffer {
    const now = Math.floor(Date.now() / SECOND);
    if (now !== this.#second) {
      this.#second = now;
      this.#bytes.write(utc(now), this.#dateAt, 'latin1');
    }
    return this.#bytes;
  }
}
