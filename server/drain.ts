import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Stops accepting connections and waits until every running request is answered; then cuts off the rest.
 * @param limit in milliseconds
 */
export async function drain(server: Server, limit: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Idle keep-alive connections would keep the server open.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const timer = new AbortController();
  const late = wait(limit, undefined, { signal: timer.signal }).catch(() => {});
  await Promise.race([closed, late]);
  timer.abort();
  clearInterval(sweep);
  server.closeAllConnections();
}
