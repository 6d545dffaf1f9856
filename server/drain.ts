import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Stops taking connections and waits until every running request has its answer; what is not done by then is cut off.
 * @param limit in milliseconds
 */
export async function drain(server: Server, limit: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Connections kept alive for a next request would hold the server open.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const timer = new AbortController();
  const late = wait(limit, undefined, { signal: timer.signal }).catch(() => {});
  await Promise.race([closed, late]);
  timer.abort();
  clearInterval(sweep);
  server.closeAllConnections();
}
