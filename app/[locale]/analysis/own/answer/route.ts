import * as english from '@/app/analysis/own/answer/route';
import { LOCALE_FIELD } from '@/lib/web/locale-field';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ locale: string }> };

/** As in English, in the locale of its address. */
const inItsLocale = (answer: typeof english.GET) => async (request: Request, context: Context) => {
  const { locale } = await context.params;
  const headers = new Headers(request.headers);
  headers.set(LOCALE_FIELD, locale);
  return answer(new Request(request, { headers }), context);
};

export const GET = inItsLocale(english.GET);
export const POST = inItsLocale(english.POST);
