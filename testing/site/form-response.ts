import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import FormAgainPage from '@/app/[lang]/(main)/form-again/[form]/page';
import { ENGLISH, inLocale } from '@/lib/content/locale';
import { language } from '@/lib/content/locales';
import { inFormScope, type FormPage, type FormScope } from '@/lib/platform/http/form-page';

type Handler = (request: Request, context: undefined) => Promise<Response>;

/** As the server in front asks a handler of forms: its response, and the page that it has named. */
export async function responseToForm(
  handler: Handler,
  request: Request,
): Promise<{ response: Response; page: FormPage | undefined }> {
  const scope: FormScope = {};
  const response = await inFormScope(scope, () => handler(request, undefined));
  return { response, page: scope.page };
}

/** A page that was named for a form that comes back, without what is around its main part. */
export async function htmlOf(page: FormPage): Promise<string> {
  const [, locale = ENGLISH, form = ''] = /^(?:\/([a-z]{2}))?\/form-again\/(\w+)$/.exec(page.path) ?? [];
  const render = async () => {
    const element = await FormAgainPage({ params: Promise.resolve({ form, lang: locale }) });
    const { lang } = language();
    const main = renderToStaticMarkup(createElement('main', {}, element));
    return `<!DOCTYPE html><html lang="${lang}"><head><title>A form</title></head><body>${main}</body></html>`;
  };
  return inFormScope({ page }, () => inLocale(locale, render));
}

/** As a browser without scripts gets it. @throws where the handler names no page */
export async function formAgain(
  handler: Handler,
  request: Request,
): Promise<{ response: Response; page: FormPage; html: string }> {
  const { response, page } = await responseToForm(handler, request);
  if (!page) throw new Error(`There is no page, but ${response.status}`);
  return { response, page, html: await htmlOf(page) };
}
