/**
 * The form field, or the header of a script, in which a page in another language than English names its
 * locale to a handler.
 */
export const LOCALE_FIELD = 'x-locale';

/** The header for a request from a page in this locale; nothing on an English page. */
export const localeHeader = (locale: string | undefined): Record<string, string> =>
  locale === undefined ? {} : { [LOCALE_FIELD]: locale };
