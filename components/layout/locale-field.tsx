import { LOCALE_FIELD } from '@/lib/web/locale-field';

/** Names the locale of a page in another language to the handler of a form, for its errors and mails. */
export function LocaleField({ locale }: { locale?: string | undefined }) {
  return locale !== undefined && <input type="hidden" name={LOCALE_FIELD} value={locale} />;
}
