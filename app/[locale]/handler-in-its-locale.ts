import { LOCALE_FIELD } from '@/lib/web/locale-field';

type Context = { params: Promise<{ locale: string }> };
type Handler = (request: Request, context: Context) => Promise<Response>;

/** The English handler of an address, for other languages: its words are in the locale of the address. */
export function handlerInItsLocale(english: Handler): Handler {
  return async (request, context) => {
    const { locale } = await context.params;
    const headers = new Headers(request.headers);
    headers.set(LOCALE_FIELD, locale);
    return english(new Request(request, { headers }), context);
  };
}
