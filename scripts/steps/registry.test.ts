import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { registryProblem } from './registry.mjs';

/** What is said of a registry on this machine that answers so. */
async function problemWith(answer: RequestListener | undefined): Promise<string | undefined> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  if (!answer) server.close();
  const registry = `http://user:word@127.0.0.1:${port}/`;
  const problem = await registryProblem({
    ...process.env,
    npm_config_registry: registry,
    npm_config_loglevel: 'silent',
  });
  server.close();
  return problem;
}

test('a registry that nobody reaches has a sentence with its address and what to do, without its password', async () => {
  const problem = await problemWith(undefined);
  expect(problem).toMatch(
    /^The registry http:\/\/user:\*\*\*@127\.0\.0\.1:\d+\/ does not answer.*npm config set registry ADDRESS/,
  );
});

test.each([200, 404, 401])('one that answers with %s is reached', async (status) => {
  expect(await problemWith((_, response) => response.writeHead(status).end('{}'))).toBeUndefined();
});
