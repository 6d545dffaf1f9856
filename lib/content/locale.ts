import { Scoped, type RenderCache } from '@/lib/platform/scoped';

/** The language of the site's content, which is complete; a translation is a folder beside it, `content/hi`. */
export const ENGLISH = 'en';

/** A language as content folders and addresses name it: `en`, `hi`. */
export type Locale = string;

const scope = new Scoped<Locale>(ENGLISH);

/**
 * The locale that content is read in: of the surrounding {@link inLocale}, else of the page being rendered,
 * else English.
 */
export const currentLocale = (): Locale => scope.get();

/** The current locale where a form of the page has to name it: nothing for English, which handlers assume. */
export function otherLocale(): { locale?: Locale } {
  return currentLocale() === ENGLISH ? {} : { locale: currentLocale() };
}

/** Calls the function with content in this locale; for handlers, mails and tests. */
export function inLocale<Result>(locale: Locale, call: () => Result): Result {
  return scope.run(locale, call);
}

/**
 * Renders the rest of this page in a locale. React renders layout and page in no certain order, so each of
 * them calls it, and generateMetadata too.
 * @param cache React's
 */
export function renderIn(locale: Locale, cache: RenderCache): void {
  scope.render(locale, cache);
}
