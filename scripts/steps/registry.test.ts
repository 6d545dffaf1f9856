import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { certificateIn } from '@/testing/servers/publisher';
import { registryProblem } from './registry.mjs';

/** What is said of a registry on this machine that answers so. */
async function problemWith(
  answer: RequestListener | undefined,
  certificate?: Parameters<typeof createTlsServer>[0],
): Promise<string | undefined> {
  const server = certificate ? createTlsServer(certificate, answer) : createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  if (!answer) server.close();
  const origin = certificate ? `https://localhost:${port}` : `http://user:word@127.0.0.1:${port}`;
  const problem = await registryProblem({
    ...process.env,
    npm_config_registry: `${origin}/`,
    npm_config_noproxy: 'localhost,127.0.0.1',
    npm_config_loglevel: 'silent',
  });
  server.close();
  return problem;
}

const accept = (status: number): RequestListener => {
  return (_, response) => response.writeHead(status).end('{}');
};

test('a registry out of reach has a sentence with its address and what to do, without its password', async () => {
  const problem = await problemWith(undefined);
  expect(problem).toMatch(
    /^The registry http:\/\/user:\*\*\*@127\.0\.0\.1:\d+\/ cannot be used \(ECONNREFUSED\): .*npm config set registry ADDRESS/,
  );
});

test('one whose certificate is not trusted has the code, and the two ways to trust it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'registry-'));
  const problem = await problemWith(accept(200), certificateIn(folder));
  rmSync(folder, { recursive: true });
  expect(problem).toMatch(
    /^The registry https:\/\/localhost:\d+\/ cannot be used \(\w*SELF_SIGNED\w*\): .*cafile FILE, or NODE_EXTRA_CA_CERTS=FILE/,
  );
});

test.each([200, 404, 401])('one that answers with %s is reached', async (status) => {
  expect(await problemWith(accept(status))).toBeUndefined();
});
