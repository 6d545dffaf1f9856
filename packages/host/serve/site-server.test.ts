import { once } from 'node:events';
import { Agent, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Worker } from 'node:worker_threads';
import { log } from '@/lib/platform/log';
import { drain } from './private-node';
import { ask, closeAll, listen } from '@/testing/servers/loopback';
import { siteServer } from './site-server';

afterEach(closeAll);

/**
 * Twenty clients in a thread: they tell by shared memory that they have connected, and by a message what they
 * were answered.
 */
const CLIENTS = `
  const { parentPort, workerData: port } = require('node:worker_threads');
  const { connect } = require('node:net');
  const connected = new Int32Array(new SharedArrayBuffer(4));
  parentPort.once('message', () => {
    let count = 0;
    const answers = Array.from({ length: 20 }, () => new Promise((resolve) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => {
        socket.write('GET / HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n');
        count += 1;
        if (count < 20) return;
        Atomics.store(connected, 0, 1);
        Atomics.notify(connected, 0);
      });
      socket.on('data', (chunk) => {
        text += chunk;
        if (text.endsWith('done') || text.includes('\\r\\n0\\r\\n')) resolve('done');
      });
      socket.on('error', ({ code }) => resolve(code));
      socket.on('close', () => resolve('closed'));
    }));
    Promise.all(answers).then((all) => parentPort.postMessage(all));
  });
  parentPort.postMessage(connected);
`;

test("a handler that throws gets 500, and neither response nor log contains the error's text", async () => {
  const logged = jest.spyOn(log, 'error').mockImplementation();
  const failing = siteServer(() => Promise.reject(new Error('row 7 of secrets')));
  expect(await ask(await listen(failing))).toMatchObject({
    status: 500,
    text: '',
    headers: {
      'content-security-policy': expect.stringMatching(/^default-src 'none'; /),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
  expect(logged).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(logged.mock.calls)).not.toContain('secrets');
});

describe('draining', () => {
  const silent = () => siteServer(async () => {});

  async function nextResponse(server: Server): Promise<ServerResponse> {
    const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
    return response;
  }

  test('lets a running request finish, and accepts no new one', async () => {
    const server = silent();
    const port = await listen(server);
    const agent = new Agent({ keepAlive: true });
    const running = ask(port, '/', { agent });
    const response = await nextResponse(server);
    const drained = drain(server, 60 * 60_000);
    // What has connected before is accepted first.
    while (server.listening) await new Promise((resolve) => setImmediate(resolve));
    await expect(ask(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    response.end('done');
    expect((await running).text).toBe('done');
    await drained;
    agent.destroy();
  });

  test('answers what connected while the process was busy, before it heard the signal', async () => {
    const server = siteServer(async (_, response) => void response.end('done'));
    const port = await listen(server);
    const clients = new Worker(CLIENTS, { eval: true, workerData: port });
    const [connected] = (await once(clients, 'message')) as [Int32Array];
    // Busy until all have connected.
    clients.postMessage('connect');
    Atomics.wait(connected, 0, 0);
    const drained = drain(server, 60 * 60_000);
    expect(await once(clients, 'message')).toEqual([Array(20).fill('done')]);
    await drained;
    await clients.terminate();
  });

  test('does not wait for an idle keep-alive connection', async () => {
    const server = siteServer(async (_, response) => void response.end());
    const port = await listen(server);
    const agent = new Agent({ keepAlive: true });
    await ask(port, '/', { agent });
    // Were it to wait, this would outlast the limit of a test.
    await drain(server, 60 * 60_000);
    agent.destroy();
  });

  test('ends a request that exceeds the limit', async () => {
    const server = silent();
    const port = await listen(server);
    const hung = ask(port).catch((error: NodeJS.ErrnoException) => error.code);
    await nextResponse(server);
    await drain(server, 100);
    expect(await hung).toBe('ECONNRESET');
  });
});
