import { AsyncLocalStorage } from 'node:async_hooks';

/** Of the response to a page: Next lets a page say that it is missing, and nothing else. */
export type PageStatus = { /** In seconds; set for 503. */ retryAfter?: string };

/** The server in front and Next's bundles each have a copy of this module, so the storage belongs to the process. */
const KEY = Symbol.for('site.page-status');
const ofProcess = globalThis as { [KEY]?: AsyncLocalStorage<PageStatus> };
const storage = (ofProcess[KEY] ??= new AsyncLocalStorage<PageStatus>());

/** Renders a page, which may change the status meanwhile. */
export function withPageStatus<T>(status: PageStatus, render: () => T): T {
  return storage.run(status, render);
}

/** Has the page that is being rendered be sent with 503. */
export function sendAsUnavailable(retryAfter: string): void {
  const status = storage.getStore();
  if (status) status.retryAfter = retryAfter;
}
