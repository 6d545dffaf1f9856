import { STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';
import { SECOND } from '@/lib/platform/clock';

/** `Thu, 01 Jan 1970 00:00:00 GMT`, always as long. */
const utc = (second: number) => new Date(second * SECOND).toUTCString();

/** An answer as it goes over the wire, head and body in one piece, of which only the date changes. */
export class SerializedResponse {
  /** What follows the head. */
  readonly body: Buffer;
  readonly #bytes: Buffer;
  readonly #dateAt: number;
  /** That its date says, since 1970. */
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
   * All of it, with the date of now. The same buffer each time: what waits in a slow socket may leave with a later date, never
   * with another text.
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
