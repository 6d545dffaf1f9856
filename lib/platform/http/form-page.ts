import { AsyncLocalStorage } from 'node:async_hooks';
import { onePerProcess } from '@/lib/platform/one-per-process';

/** Why a form could not be done, as its page says it beside what was typed. */
export type FormProblem = {
  message: string;
  status: number;
  /** All that was sent; empty where it could not be read. */
  fields: Readonly<Record<string, unknown>>;
};

/**
 * The page that renders the response to a form, and what it shows: a problem, or a result of its own kind.
 */
export type FormPage = { path: string; problem?: FormProblem; result?: unknown };

/** Of one request: a handler names a page, and the page reads what it is to show. */
export type FormScope = { page?: FormPage };

const storage = onePerProcess('form-page', () => new AsyncLocalStorage<FormScope>());

/** Passes a request to its handler, and then to the page that the handler has named in the scope. */
export function inFormScope<T>(scope: FormScope, work: () => T): T {
  return storage().run(scope, work);
}

/**
 * Has a page rendered as the response to this request, with the status, cookies and headers that the
 * handler sends.
 * @returns false where nobody does that: Next by itself, without the server in front
 */
export function respondWithPage(page: FormPage): boolean {
  const scope = storage().getStore();
  if (scope) scope.page = page;
  return scope !== undefined;
}

/** Why the form that this page responds to could not be done. */
export const formProblem = (): FormProblem | undefined => storage().getStore()?.page?.problem;

/** The text of a field; undefined where there is none, or a file, or several. */
export function textIn(fields: FormProblem['fields'], field: string): string | undefined {
  const value = fields[field];
  return typeof value === 'string' ? value : undefined;
}

/** What was typed into a field of that form. */
export const typedIn = (field: string): string | undefined => textIn(formProblem()?.fields ?? {}, field);

/**
 * The result that the handler of this request has for its page; undefined for who asks for the address of
 * the page. A page is rendered in the scope of a handler only where the handler has named it, so the type
 * is that which its handler gives.
 */
export const formResult = <Result>(): Result | undefined =>
  storage().getStore()?.page?.result as Result | undefined;
