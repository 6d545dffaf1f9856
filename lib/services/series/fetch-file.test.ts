import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { fetchFile } from './fetch-file';

// A server of this process plays the publisher: what is sent to its address comes here.

const NOW = Date.parse('2026-11-24T09:00:00Z');
const TEMPLATE = 'https://publisher.example/file.csv?from={from}&to={to}';

let server: Server;
const requests: { url: string | undefined; agent: string | undefined }[] = [];

async function fetched(answer: RequestListener): Promise<string> {
  server = createServer((request, response) => {
    requests.push({ url: request.url, agent: request.headers['user-agent'] });
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const send: typeof fetch = (url, init) =>
    fetch(String(url).replace('https://publisher.example', `http://127.0.0.1:${port}`), init);
  return (
    await fetchFile(TEMPLATE, {
      now: NOW,
      userAgent: 'Samvit (+https://site.example; team@site.example)',
      send,
    })
  ).toString();
}

afterEach(() => {
  requests.length = 0;
  server.closeAllConnections();
  server.close();
});

test('the publisher is asked for the days around what we have, and is told who asks', async () => {
  expect(await fetched((_, response) => response.end('date,value\n'))).toBe('date,value\n');
  expect(requests).toEqual([
    {
      url: '/file.csv?from=2026-02-07&to=2026-11-24',
      agent: 'Samvit (+https://site.example; team@site.example)',
    },
  ]);
});

test.each<[string, RequestListener, RegExp]>([
  [
    'a redirect to this machine',
    (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/secret' }).end(),
    /redirects to 127\.0\.0\.1:1, which is not followed/,
  ],
  ['a redirect to nowhere', (_, response) => response.writeHead(301).end(), /redirects to nowhere/],
  ['an error', (_, response) => response.writeHead(503).end('busy'), /status 503/],
  [
    'a file that has moved',
    (_, response) => response.writeHead(404).end('<html>Not found</html>'),
    /has no such file \(status 404\): write the new address/,
  ],
  [
    'a web page in place of the file',
    (_, response) => response.end('\n<!DOCTYPE html><title>We have a new site</title>'),
    /: This is a web page, not data: the publisher has moved the file, or asks for a browser$/,
  ],
  [
    'a download that ends early',
    (_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('date,value\n', () => response.destroy());
    },
    /No whole answer/,
  ],
  [
    'a gzip bomb',
    (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(40_000_000))),
    /more than 16000000 bytes/,
  ],
])('%s is refused, and nothing else is asked', async (_, answer, sentence) => {
  await expect(fetched(answer)).rejects.toThrow(sentence);
  expect(requests).toHaveLength(1);
});

test.each([
  ['ECONNREFUSED', 'No whole answer: ECONNREFUSED'],
  ['ENOTFOUND', 'The name files.example was not found: there is no network, or no DNS'],
])('a publisher that is not there is said: %s', async (code, sentence) => {
  const send: typeof fetch = () => Promise.reject(new TypeError('fetch failed', { cause: { code } }));
  await expect(
    fetchFile('https://files.example/rates.csv', { now: NOW, userAgent: 'x', send }),
  ).rejects.toThrow(sentence);
});
