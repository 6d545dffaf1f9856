import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * How long idle connections stay open, in milliseconds. A proxy that is about to use one then gets its answer,
 * and with it the header that closes the connection.
 */
const IDLE_GRACE = 1_000;

/**
 * Stops accepting connections and waits until every running request is answered; then cuts off the rest.
 * @param limit in milliseconds
 */
export async function drain(server: Server, limit: number): Promise<void> {
  const closeIdle = server.closeIdleConnections.bind(server);
  // Node's close() would close them at once, since Node 26 also those whose first request is on its way.
  server.closeIdleConnections = () => {};
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const timer = new AbortController();
  const late = wait(limit, undefined, { signal: timer.signal }).catch(() => {});
  const end = Promise.race([closed, late]);
  await Promise.race([end, wait(IDLE_GRACE, undefined, { signal: timer.signal }).catch(() => {})]);
  const sweep = setInterval(closeIdle, 100);
  await end;
  timer.abort();
  clearInterval(sweep);
  server.closeAllConnections();
}
