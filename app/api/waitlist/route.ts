import { db } from '@/lib/db/client';
import { siteOrigin } from '@/lib/env';
import { isFormPost, readFields } from '@/lib/http/body';
import { handler, publicError } from '@/lib/http/handler';
import { routes } from '@/lib/routes';
import { DRAFT_COOKIE, keepDraft } from '@/lib/waitlist/draft';
import { parseSubmission } from '@/lib/waitlist/request';
import { submit } from '@/lib/waitlist/submit';

export const dynamic = 'force-dynamic';

/** The contact form: JSON from the page's script, or a plain form post that is led on to a page. */
export const POST = handler(async (request) => {
  if (isFormPost(request)) return takeForm(request);
  const { submission, context } = parseSubmission(request, await readFields(request));
  await submit(submission, context);
  return Response.json(
    { status: 200, message: 'ok', data: {} },
    { headers: { 'Cache-Control': 'no-store' } },
  );
});

/** Without script: success leads to a page of thanks, an error back to the form with everything that was typed. */
async function takeForm(request: Request): Promise<Response> {
  const fields = await readFields(request);
  try {
    const { submission, context } = parseSubmission(request, fields);
    await submit(submission, context);
    return seeOther(routes.contactSent);
  } catch (error) {
    const id = await keepDraft(db(), fields, publicError(error).publicMessage);
    const secure = siteOrigin().startsWith('https:') ? '; Secure' : '';
    return seeOther(routes.contactForm, {
      'Set-Cookie': `${DRAFT_COOKIE}=${id}; Path=${routes.contactForm}; Max-Age=600; HttpOnly; SameSite=Lax${secure}`,
    });
  }
}

/** A relative Location: right behind any proxy, whatever it calls this host. */
function seeOther(path: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: path, 'Cache-Control': 'no-store', ...headers },
  });
}
