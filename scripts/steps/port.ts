import { once } from 'node:events';
import { createServer } from 'node:net';
import { Stop } from './stop.mjs';

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

/** @param error of listening on the port */
export function portProblem(port: number, error: NodeJS.ErrnoException, host?: string): string {
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `HOST ${host} is no address of this machine: set it to one, or unset it to listen on all.`;
  if (error.code === 'EADDRINUSE')
    return `PORT ${port} is in use by another program: stop it, or set PORT to a free one.`;
  if (error.code === 'EACCES')
    return `PORT ${port} needs rights this user does not have: set PORT to 1024 or above.`;
  return `PORT ${port} cannot be listened on: ${error.message}.`;
}
