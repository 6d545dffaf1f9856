import { once } from 'node:events';
import { Agent, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { log } from '@/lib/platform/log';
import { drain } from './connections';
import { ask, closeAll, listen } from '@/testing/servers/loopback';
import { siteServer } from './site-server';

afterEach(closeAll);

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
    await expect(ask(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    response.end('done');
    expect((await running).text).toBe('done');
    await drained;
    agent.destroy();
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
