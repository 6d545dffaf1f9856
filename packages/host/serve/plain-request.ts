/** A GET for a page, without anything that needs a full parser. */
export type PlainRequest = {
  path: string;
  acceptEncoding: string;
  ifNoneMatch: string | undefined;
  /** The Cookie header; only the response of the sign-in page depends on it. */
  cookie: string | undefined;
};

const LONGEST = 8_192;

const REQUEST_LINE = /^GET (\/[\x21-\x7e]*) HTTP\/1\.1$/;
const HEADER = /^([A-Za-z-]+): ([\x20-\x7e]*)$/;

/**
 * Headers that do not change the response for a page in memory: all that browsers and common proxies send.
 * The bytes of such a page are the same for everybody, so its response has no request id.
 */
const WITHOUT_EFFECT = new RegExp(
  `^(?:${[
    ...['accept', 'accept-language', 'cache-control', 'dnt', 'forwarded', 'pragma', 'priority', 'purpose'],
    ...['referer', 'save-data', 'sec-[a-z-]+', 'upgrade-insecure-requests', 'user-agent', 'via'],
    ...['x-forwarded-(?:for|host|port|proto)', 'x-real-ip', 'x-request-id'],
  ].join('|')})$`,
);

/**
 * Reads a request if it is complete, the only one in the buffer, without a body, and in the most common
 * spelling; undefined for any other, which Node's parser then reads. It accepts only headers it knows, so
 * an unknown header can never be ignored by mistake.
 */
export function plainRequest(chunk: Buffer): PlainRequest | undefined {
  if (chunk.length > LONGEST) return undefined;
  const text = chunk.toString('latin1');
  if (!text.startsWith('GET /') || !text.endsWith('\r\n\r\n')) return undefined;
  const [requestLine = '', ...lines] = text.slice(0, -4).split('\r\n');
  const path = REQUEST_LINE.exec(requestLine)?.[1];
  if (path === undefined) return undefined;
  let host: string | undefined;
  let acceptEncoding: string | undefined;
  let ifNoneMatch: string | undefined;
  let cookie: string | undefined;
  for (const line of lines) {
    const [, written = '', padded = ''] = HEADER.exec(line) ?? [];
    const [name, value] = [written.toLowerCase(), padded.trim()];
    if (WITHOUT_EFFECT.test(name)) continue;
    if (name === 'host' && host === undefined) host = value;
    else if (name === 'accept-encoding' && acceptEncoding === undefined) acceptEncoding = value;
    else if (name === 'if-none-match' && ifNoneMatch === undefined) ifNoneMatch = value;
    else if (name === 'cookie' && cookie === undefined) cookie = value;
    else if (!(name === 'connection' && value.toLowerCase() === 'keep-alive')) return undefined;
  }
  return host ? { path, acceptEncoding: acceptEncoding ?? '', ifNoneMatch, cookie } : undefined;
}
