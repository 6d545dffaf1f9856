import { createServer } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ask, closeAll, listen } from '@/testing/servers/loopback';
import { StoredResponse } from './stored-response';

afterEach(closeAll);

const TEXT = Array.from({ length: 500 }, (_, day) => `Gold, day ${day}: ${(day * 7919) % 997} rupees. `).join(
  '',
);
const HTML = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public',
  vary: 'Accept-Encoding',
};
const stored = (status = 200, headers: Record<string, string> = HTML, text = TEXT) =>
  StoredResponse.of({ status, headers, body: Buffer.from(text) });

/** Serves it, and gives a function that asks for it with headers of one's own. */
async function served(response: StoredResponse) {
  const port = await listen(createServer((request, reply) => response.send(request, reply)));
  return (headers: Record<string, string> = {}, method = 'GET') => ask(port, '/', { method, headers });
}

/** What a client would show, whatever it was packed in. */
function unpacked({ headers, body }: { headers: { 'content-encoding'?: string }; body: Buffer }): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString();
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
}

const ACCEPTED = ['br', 'gzip', 'identity', 'identity;q=0'];

describe('Last-Modified', () => {
  const DATE = 'Fri, 20 Nov 2026 10:00:00 GMT';
  const dated = { ...HTML, 'last-modified': DATE };
  const later = 'Sat, 21 Nov 2026 10:00:00 GMT';
  const earlier = 'Thu, 19 Nov 2026 10:00:00 GMT';

  it('of the content is sent, and a client with that date gets 304', async () => {
    const get = await served(await stored(200, dated));
    expect((await get()).headers['last-modified']).toBe(DATE);
    expect((await get({ 'if-modified-since': DATE })).status).toBe(304);
    expect((await get({ 'if-modified-since': later })).status).toBe(304);
    expect((await get({ 'if-modified-since': earlier })).status).toBe(200);
    expect((await get({ 'if-modified-since': 'yesterday' })).status).toBe(200);
  });

  it('is ignored if the client sends an ETag', async () => {
    const get = await served(await stored(200, dated));
    expect((await get({ 'if-none-match': '"another"', 'if-modified-since': later })).status).toBe(200);
  });

  it('of a file, which is that of the build, is not sent, and causes no 304', async () => {
    for (const headers of [HTML, { ...dated, 'accept-ranges': 'bytes' }]) {
      const answer = await (await served(await stored(200, headers)))({ 'if-modified-since': later });
      expect([answer.status, answer.headers['last-modified']]).toEqual([200, undefined]);
    }
  });
});

describe('in every encoding', () => {
  it.each(ACCEPTED)('%s: the same text, its correct length, and the given headers', async (encoding) => {
    const get = await served(await stored());
    const answer = await get({ 'accept-encoding': encoding });
    expect(unpacked(answer)).toBe(TEXT);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(answer.headers).toMatchObject(HTML);
    expect(answer.headers['content-encoding']).toBe(encoding.startsWith('identity') ? undefined : encoding);
  });

  it('an ETag is strong: different for each encoding, each effort, each text', async () => {
    const response = await stored();
    const get = await served(response);
    const tagsNow = () =>
      Promise.all(
        ['br', 'gzip', 'identity'].map(
          async (encoding) => (await get({ 'accept-encoding': encoding })).headers.etag,
        ),
      );
    const [quick, again] = [await tagsNow(), await tagsNow()];
    expect(again).toEqual(quick);
    await response.recompress();
    const best = await tagsNow();
    const other = (await (await served(await stored(200, HTML, `${TEXT}!`)))()).headers.etag;
    const tags = [...quick, ...best, other];
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    // The text as it is stays as it was.
    expect(new Set(tags).size).toBe(tags.length - 1);
  });

  it('a recompressed body is smaller, with the same text', async () => {
    const response = await stored();
    const get = await served(response);
    const [quick, size] = [await get({ 'accept-encoding': 'br' }), response.size];
    await response.recompress();
    const best = await get({ 'accept-encoding': 'br' });
    expect(best.body.length).toBeLessThanOrEqual(quick.body.length);
    expect(response.size).toBeLessThanOrEqual(size);
    expect(unpacked(best)).toBe(TEXT);
  });

  it('a picture is not compressed', async () => {
    const get = await served(await stored(200, { 'content-type': 'image/avif' }));
    const { headers, text } = await get({ 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(text).toBe(TEXT);
  });
});

describe('for a client that has a copy', () => {
  it.each(ACCEPTED)(
    '304, for a client that accepts %s and sends the ETag of any encoding',
    async (encoding) => {
      const response = await stored();
      const get = await served(response);
      const tags = await Promise.all(
        ACCEPTED.map(async (one) => (await get({ 'accept-encoding': one })).headers.etag ?? ''),
      );
      await response.recompress();
      for (const tag of tags) {
        const answer = await get({ 'accept-encoding': encoding, 'if-none-match': tag });
        expect(answer.status).toBe(304);
        expect(answer.text).toBe('');
        expect(answer.headers).toMatchObject({ 'cache-control': 'public', vary: 'Accept-Encoding' });
        expect(answer.headers.etag).toMatch(/^"/);
        for (const name of ['content-type', 'content-encoding', 'content-length'])
          expect(answer.headers).not.toHaveProperty(name);
      }
    },
  );

  it.each([
    ['a list', (tag: string) => `"old", ${tag}, "older"`, 304],
    ['a tag a proxy made weak', (tag: string) => `W/${tag}`, 304],
    ['a star', () => '*', 304],
    ['a tag of something else', () => '"old"', 200],
    ['a tag without quotes', (tag: string) => tag.replaceAll('"', ''), 200],
    ['nothing', () => '', 200],
  ])('%s', async (_, header, status) => {
    const get = await served(await stored());
    const { headers } = await get();
    expect((await get({ 'if-none-match': header(headers.etag ?? '') })).status).toBe(status);
    expect((await get({ 'if-none-match': header(headers.etag ?? '') }, 'HEAD')).status).toBe(status);
  });

  it.each([404, 503])('a %d is sent again, never 304', async (status) => {
    const get = await served(await stored(status));
    const { headers } = await get();
    for (const header of ['*', headers.etag ?? '']) {
      const answer = await get({ 'if-none-match': header });
      expect([answer.status, answer.text]).toEqual([status, TEXT]);
    }
  });
});

it('HEAD has the headers of GET, and no body', async () => {
  const get = await served(await stored());
  const [head, full] = [
    await get({ 'accept-encoding': 'br' }, 'HEAD'),
    await get({ 'accept-encoding': 'br' }),
  ];
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  expect({ ...head.headers, date: '' }).toEqual({ ...full.headers, date: '' });
});

it('stores no header of the connection that created it, and no cookie', async () => {
  const get = await served(
    await stored(200, {
      ...HTML,
      Connection: 'close',
      'Transfer-Encoding': 'chunked',
      'Content-Length': '1',
      ETag: '"next"',
      'x-nextjs-cache': 'HIT',
      'Set-Cookie': 'visitor=7',
    }),
  );
  const { headers, text } = await get();
  expect(text).toBe(TEXT);
  expect(headers.etag).not.toBe('"next"');
  for (const name of ['transfer-encoding', 'x-nextjs-cache', 'set-cookie'])
    expect(headers).not.toHaveProperty(name);
});

describe('as bytes', () => {
  it('changes only its date, once a second', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T10:00:00.400Z'));
    const response = await stored();
    const before = response.bytes('', undefined).toString();
    expect(before).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\nDate: Sat, 21 Nov 2026 10:00:00 GMT\r\n\r\nGold/);
    clock.mockReturnValue(Date.parse('2026-11-21T10:00:00.999Z'));
    expect(response.bytes('', undefined).toString()).toBe(before);
    clock.mockReturnValue(Date.parse('2026-11-21T10:00:01.000Z'));
    expect(response.bytes('', undefined).toString()).toBe(before.replace('10:00:00', '10:00:01'));
    clock.mockRestore();
  });

  it.each([
    ['a name', { 'X\r\nSet-Cookie': 'a' }],
    ['a value', { X: 'a\r\nSet-Cookie: b' }],
  ])('%s that would break out of its line is rejected', async (_what, headers) => {
    await expect(stored(200, headers as Record<string, string>)).rejects.toThrow(
      /valid HTTP token|Invalid character/,
    );
  });

  /** Head and body of what a lane sends. */
  function parsed(bytes: Buffer) {
    const end = bytes.indexOf('\r\n\r\n');
    const [line = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
    const headers = Object.fromEntries(lines.map((one) => one.split(': ', 2)));
    return {
      status: Number(line.split(' ')[1]),
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
      ),
      body: bytes.subarray(end + 4),
    };
  }

  it.each(ACCEPTED.flatMap((encoding) => [true, false].map((isKnown) => [encoding, isKnown] as const)))(
    '%s, for a client that sends %s: the same bytes as from Node',
    async (encoding, isKnown) => {
      const response = await stored();
      const get = await served(response);
      const known: Record<string, string> = isKnown
        ? { 'if-none-match': String((await get()).headers.etag) }
        : {};
      const byNode = await get({ 'accept-encoding': encoding, ...known });
      const { status, headers, body } = parsed(response.bytes(encoding, known['if-none-match']));
      expect(status).toBe(isKnown ? 304 : 200);
      expect(status).toBe(byNode.status);
      expect(body.equals(byNode.body)).toBe(true);
      const expected = { ...byNode.headers, date: expect.stringMatching(/ GMT$/) as string };
      delete expected.connection;
      expect(headers).toEqual(expected);
    },
  );
});
