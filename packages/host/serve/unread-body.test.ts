import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { ask, closeAll, hear, listen, say } from '@/testing/servers/loopback';
import { dynamicResponse } from './dynamic-response';
import { RULES } from './front-door.fixture';
import { nextOf } from './next-handler';
import { queues } from './queues';
import { siteServer } from './site-server';
import { Turns } from './turns';

afterEach(closeAll);

const BODY = 'a'.repeat(1_000_000);

/** As a handler refuses a body: from a stream of its own, of which it reads the beginning only. */
async function refuseBody(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const copy = request.pipe(new PassThrough());
  await once(copy, 'readable');
  copy.destroy();
  response.writeHead(413, { 'Content-Length': 0 }).end();
}

/** @param requestTimeout against hanging: where the next request is never read, it ends with 408 after it */
async function serve(requestTimeout = 2_000): Promise<number> {
  const next = nextOf(async (request, response) => {
    if (request.method === 'POST') await refuseBody(request, response);
    else response.end('a page');
  });
  const dynamic = dynamicResponse({
    rules: RULES,
    next,
    analyses: next,
    queues: queues(new Turns()),
    cspSources: {},
    refuse: () => Promise.reject(new Error('Nothing is refused here')),
    sendMissing: () => Promise.reject(new Error('Nothing is missing here')),
  });
  return listen(
    siteServer(
      (request, response) => dynamic({ path: request.url ?? '/', request, response, client: '192.0.2.1' }),
      {
        timeouts: {
          headersTimeout: 1_000,
          requestTimeout,
          keepAliveTimeout: 1_000,
          connectionsCheckingInterval: 100,
        },
      },
    ),
  );
}

test('after a body that was too long the same connection answers the next request', async () => {
  const port = await serve();
  const socket = await say(
    port,
    `POST /api/waitlist HTTP/1.1\r\nHost: a\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}` +
      'GET /web HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  );
  const heard = await hear(socket);
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  expect(heard).toContain('a page');
  expect((await ask(port, '/web')).text).toBe('a page');
});

test('after a body in chunks that nobody read to its end the connection is closed', async () => {
  const port = await serve(300_000);
  const chunks = '1\r\na\r\n'.repeat(100_000);
  const socket = await say(
    port,
    `POST /api/waitlist HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`,
  );
  expect(await hear(socket)).toContain('HTTP/1.1 413');
});
