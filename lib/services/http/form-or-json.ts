import { readFields, isFormPost } from '@/lib/platform/http/body';
import type { HttpError } from '@/lib/platform/http/http-error';
import { handler, inLocaleOf, publicError, publicMessage } from './handler';

type Outcome = {
  data?: Record<string, unknown>;
  /** The redirect target for a browser without JavaScript. */
  location: string;
  cookies?: string[];
};

/** A page that answers a form post itself, where what it shows must be in no address. */
type Page = Omit<Outcome, 'location'> & { page: () => Promise<Response> };

type Work = (request: Request, fields: Record<string, unknown>) => Promise<Outcome | Page>;
/** `fields` is empty where the body could not be read. */
type Failure = (
  message: string,
  fields: Record<string, unknown>,
  error: HttpError,
) => Outcome | Response | Promise<Outcome | Response>;

/**
 * A handler for forms that work with and without JavaScript: the same work sends JSON to a script, and a
 * redirect after a plain form post. `onFormFailure` returns the redirect for an error and what it carries,
 * or a whole page. A form post never gets JSON.
 */
export function formOrJson(work: Work, onFormFailure: Failure) {
  return handler(async (request) => {
    if (!isFormPost(request)) return answer(await work(request, await readFields(request)));
    const failed = async (error: unknown, fields: Record<string, unknown>) => {
      const problem = publicError(error, request);
      const outcome = await onFormFailure(publicMessage(problem), fields, problem);
      return outcome instanceof Response ? outcome : seeOther(outcome);
    };
    let fields: Record<string, unknown>;
    try {
      fields = await readFields(request);
    } catch (error) {
      return failed(error, {});
    }
    return inLocaleOf(fields, async () => {
      try {
        const outcome = await work(request, fields);
        return 'page' in outcome ? withCookies(await outcome.page(), outcome.cookies) : seeOther(outcome);
      } catch (error) {
        return failed(error, fields);
      }
    });
  });
}

function answer({ data = {}, cookies }: Pick<Outcome, 'data' | 'cookies'>): Response {
  return Response.json({ status: 200, message: 'ok', data }, { headers: headersWith(cookies) });
}

/** A relative Location works behind any proxy, whatever host name the proxy uses. */
function seeOther({ location, cookies }: Outcome): Response {
  const headers = headersWith(cookies);
  headers.set('Location', location);
  return new Response(null, { status: 303, headers });
}

function withCookies(response: Response, cookies: readonly string[] = []): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

function headersWith(cookies: readonly string[] = []): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}
