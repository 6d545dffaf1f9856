import { readFields, isFormPost } from './body';
import { handler, publicError } from './handler';

type Outcome = {
  /** What a script gets as JSON. */
  data?: Record<string, unknown>;
  /** Where a person without script is led. */
  location: string;
  /** Set-Cookie values. */
  cookies?: string[];
};

type Work = (request: Request, fields: Record<string, unknown>) => Promise<Outcome>;
type Failure = (message: string, fields: Record<string, unknown>) => Outcome | Promise<Outcome>;

/**
 * A handler that serves our forms with and without script: the same work answers JSON to a script and leads a plain
 * form post on to a page. `onFormFailure` says where an error leads without script, and what it carries there.
 */
export function formOrJson(work: Work, onFormFailure: Failure) {
  return handler(async (request) => {
    const fields = await readFields(request);
    if (!isFormPost(request)) return answer(await work(request, fields));
    try {
      return seeOther(await work(request, fields));
    } catch (error) {
      return seeOther(await onFormFailure(publicError(error, request).publicMessage, fields));
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
