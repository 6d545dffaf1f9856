import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { onePerProcess } from './one-per-process';

/** The header in requests and responses. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** What is accepted from a client or a proxy: nothing that could forge a log line or fill one. */
const WELL_FORMED = /^[A-Za-z0-9_-]{1,64}$/;

const storage = onePerProcess('request-id', () => new AsyncLocalStorage<string | undefined>());

/** The id of a request: the one that it brought if that is well-formed, otherwise a new one. */
export function requestIdFrom(sent: string | undefined): string {
  return sent !== undefined && WELL_FORMED.test(sent) ? sent : randomUUID();
}

/** Does the work of a request: log lines and error reports in it have its id. */
export function inRequest<T>(id: string, work: () => T): T {
  return storage().run(id, work);
}

/** For what outlives the request that began it, such as a pooled connection. */
export function outsideRequest<T>(work: () => T): T {
  return storage().run(undefined, work);
}

/** The id of the request that is being processed, if there is one. */
export function requestId(): string | undefined {
  return storage().getStore();
}
