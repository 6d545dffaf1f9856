import { readFields, isFormPost } from '@/lib/platform/http/body';
import { respondWithPage, type FormPage, type FormProblem } from '@/lib/platform/http/form-page';
import type { HttpError } from '@/lib/platform/http/http-error';
import { LOCALE_FIELD } from '@/lib/web/locale-field';
import { handler, inLocaleOf, publicError, publicMessage } from './handler';

type Fields = Record<string, unknown>;

/** What a script gets, and what a browser does. */
export type Outcome = { data?: Record<string, unknown>; cookies?: string[] } & (
  | {
      /** Where a form post redirects to. */
      location: string;
    }
  | {
      /** Renders the response to a form post, where what it shows must be in no address. */
      page: FormPage;
    }
);

type Work = (request: Request, fields: Fields) => Promise<Outcome>;

/**
 * The page that shows a form again, in the language of the request. It is rendered with the problem and
 * with all that was sent (`formProblem`). Or a redirect, where nothing was typed that could be lost.
 */
type PageOfForm = (problem: FormProblem, error: HttpError) => string | { location: string };

/**
 * A handler for forms that work with and without JavaScript. The same work sends JSON to a script; after a
 * plain form post a redirect, or a page with its result. A form post that fails gets the page of its form,
 * with the status of the error, and never JSON.
 */
export function formOrJson(work: Work, pageOfForm: PageOfForm) {
  return handler(async (request) => {
    if (!isFormPost(request)) return json(await work(request, await readFields(request)));
    let fields: Fields = {};
    const failed = (error: unknown) => {
      const httpError = publicError(error, request);
      const { status, headers } = httpError;
      const problem = { message: publicMessage(httpError), status, fields };
      const page = pageOfForm(problem, httpError);
      if (typeof page !== 'string') return seeOther(page.location);
      return pageResponse({ path: page, problem }, { status, headers });
    };
    try {
      fields = await readFields(request);
    } catch (error) {
      return failed(error);
    }
    const respond = async () => {
      try {
        return outcomeResponse(await work(request, fields));
      } catch (error) {
        return failed(error);
      }
    };
    // The address of a form below app/[lang] has its language already.
    return LOCALE_FIELD in fields ? inLocaleOf(fields, respond) : respond();
  });
}

/** For a form: a redirect, or a page. */
export function outcomeResponse(outcome: Outcome): Response {
  if ('location' in outcome) return seeOther(outcome.location, outcome.cookies);
  return pageResponse(outcome.page, { cookies: outcome.cookies });
}

function json({ data = {}, cookies }: Outcome): Response {
  return Response.json({ status: 200, message: 'ok', data }, { headers: headersWith(cookies) });
}

/**
 * Has the browser fetch a page after a form. A relative Location works behind any proxy, whatever host name
 * the proxy uses.
 */
export function seeOther(location: string, cookies?: readonly string[]): Response {
  const headers = headersWith(cookies);
  headers.set('Location', location);
  return new Response(null, { status: 303, headers });
}

type Init = {
  status?: number | undefined;
  headers?: Readonly<Record<string, string>>;
  cookies?: readonly string[] | undefined;
};

/**
 * Has a page rendered as the response; without the server in front the browser fetches it, and it then
 * shows the form alone.
 */
export function pageResponse(page: FormPage, { status = 200, headers, cookies }: Init = {}): Response {
  if (!respondWithPage(page)) return seeOther(page.path, cookies);
  const all = headersWith(cookies);
  for (const [name, value] of Object.entries(headers ?? {})) all.set(name, value);
  return new Response(null, { status, headers: all });
}

function headersWith(cookies: readonly string[] = []): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}
