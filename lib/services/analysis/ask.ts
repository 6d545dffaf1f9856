import { analysisPath } from '@/lib/research/analysis/address';
import { analysisOfFields, type Fields } from '@/lib/research/analysis/fields';
import { count } from '@/lib/platform/counters';
import { sides } from '@/lib/platform/sides';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { askedCookie } from './asked-cookie';

/** Next reads the nonce of a page's scripts from this header. */
const POLICY = 'content-security-policy';

/**
 * Leads from a form to the answer, or answers with the page that says why there is none. What was typed is then in no address:
 * a form with words is posted, and its page is the response.
 * @param policy of the response, as the server in front announced it
 */
export async function answerForm(fields: Fields, policy: string | null): Promise<Response> {
  const analysis = Object.keys(fields).length > 0 ? analysisOfFields(fields) : null;
  if (!analysis) return seeOther(routes.analysis);
  if (!('problem' in analysis)) return seeOther(routes.analysisAnswer(analysisPath(analysis)));
  count('analyses', 'not-understood');
  const page = pathHere(routes.analysisAsked);
  const cookie = askedCookie(fields);
  // Without the server in front the browser fetches the page itself, with the cookie.
  const { ask } = sides();
  if (!ask) return seeOther(routes.analysisAsked, { 'Set-Cookie': cookie });
  const headers = { cookie: cookie.split(';')[0] ?? '', ...(policy && { [POLICY]: policy }) };
  const { status, text } = await ask({ method: 'GET', url: page, headers });
  return new Response(text, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

const seeOther = (path: string, headers: Record<string, string> = {}) =>
  new Response(null, {
    status: 303,
    headers: { Location: pathHere(path), 'Cache-Control': 'no-store', ...headers },
  });
