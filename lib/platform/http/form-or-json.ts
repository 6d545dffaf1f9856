import { readFields, isFormPost } from './body';
import { handler, publicError } from './handler';
import type { HttpError } from './http-error';

type Outcome = {
  /** What a script gets as JSON. */
  data?: Record<string, unknown>;
  /** Where a person without script is led. */
  location: string;
  /** Set-Cookie values. */
  cookies?: string[];
};

type Work = (request: Request, fields: Record<string, unknown>) => Promise<Outcome>;
/** `fields` is empty where the body could not be read. */
type Failure = (
  message: string,
  fields: Record<string, unknown>,
  error: HttpError,
) => Outcome | Response | Promise<Outcome | Response>;

/**
 * A handler that serves our forms with and without script: the same work answers JSON to a script and leads a plain
 * form post on to a page. `onFormFailure` says where an error leads without script and what it carries there, or answers
 * with a page itself: whatever goes wrong, a person never sees JSON.
 */
export function formOrJson(work: Work, onFormFailure: Failure) {
  return handler(async (request) => {
    if (!isFormPost(request)) return answer(await work(request, await readFields(request)));
    let fields: Record<string, unknown> = {};
    try {
      fields = await readFields(request);
      return seeOther(await work(request, fields));
    } catch (error) {
      const problem = publicError(error, request);
      const outcome = await onFormFailure(problem.publicMessage, fields, problem);
      return outcome instanceof Response ? outcome : seeOther(outcome);
    }
  });
}

function answer({ data = {}, cookies }: Outcome): Response {
  return Response.json({ status: 200, message: 'ok', data }, { headers: headersWith(cookies) });
}

/** A relative Location: right behind any proxy, whatever it calls this host. */
function seeOther({ location, cookies }: Outcome): Response {
  const headers = headersWith(cookies);
  headers.set('Location', location);
  return new Response(null, { status: 303, headers });
}

function headersWith(cookies: readonly string[] = []): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}
