import { AsyncLocalStorage } from 'node:async_hooks';

/** The language of the site's content, which is complete; a translation is a folder beside it, `content/hi`. */
export const ENGLISH = 'en';

/** A language as content folders and addresses name it: `en`, `hi`. */
export type Locale = string;

const scope = new AsyncLocalStorage<Locale>();

/**
 * The locale that content is read in: of the surrounding {@link inLocale}, else English.
 */
export function currentLocale(): Locale {
  return scope.getStore() ?? ENGLISH;
}

/** Calls the function with content in this locale; for handlers, mails and tests. */
export function inLocale<Result>(locale: Locale, call: () => Result): Result {
  return scope.run(locale, call);
}
