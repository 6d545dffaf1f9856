import { AsyncLocalStorage } from 'node:async_hooks';
import { onePerProcess } from '@/lib/platform/one-per-process';

/** Of the response to a page: Next lets a page say that it is missing, and nothing else. */
export type PageStatus = {
  /** In seconds; set for 503. */
  retryAfter?: string;
  isMissing?: boolean;
};

const storage = onePerProcess('page-status', () => new AsyncLocalStorage<PageStatus>());

/** Renders a page, which may change the status meanwhile. */
export function withPageStatus<T>(status: PageStatus, render: () => T): T {
  return storage().run(status, render);
}

/** Has the page that is being rendered be sent with 503. */
export function sendAsUnavailable(retryAfter: string): void {
  const status = storage().getStore();
  if (status) status.retryAfter = retryAfter;
}

/** Has the page that is being rendered be sent with 404: it says itself, also without script, what is missing. */
export function sendAsMissing(): void {
  const status = storage().getStore();
  if (status) status.isMissing = true;
}
