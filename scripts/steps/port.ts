import { once } from 'node:events';
import { createServer } from 'node:net';
import { portProblem } from '@/packages/host/builds';
import { Stop } from '@/lib/platform/commands/stop.mjs';

/**
 * Checks that the port is free by listening on it for a moment, as the server will.
 * @param host all addresses if not given
 * @throws Stop naming PORT or HOST
 */
export async function checkPort(port: number, host?: string): Promise<void> {
  const server = createServer();
  try {
    server.listen({ port, ...(host && { host }) });
    await once(server, 'listening');
  } catch (error) {
    throw new Stop(portProblem(port, error as NodeJS.ErrnoException, host));
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}
