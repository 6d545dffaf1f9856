import { analysisPath } from '@/lib/research/analysis/address';
import type { Fields } from '@/lib/research/analysis/fields';
import { count } from '@/lib/platform/counters';
import { sides } from '@/lib/platform/sides';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { askedCookie } from './asked-cookie';
import { readAsked, resultOf } from './read-asked';

/** Next reads the nonce of a page's scripts from this header. */
const POLICY = 'content-security-policy';

/**
 * Leads from a form to the answer, or answers with a page of what was typed: what it may mean, why there is no answer, or the
 * answer with the words that were not used. What was typed is in no address: a form with words is posted, and its page is the response.
 * @param policy of the response, as the server in front announced it
 */
export async function answerForm(fields: Fields, policy: string | null): Promise<Response> {
  const asked = readAsked(fields);
  if (Object.keys(fields).length === 0) return seeOther(routes.analysis);
  if (asked.state === 'leads') return seeOther(routes.analysisAnswer(analysisPath(asked.analysis)));
  const result = resultOf(asked);
  if (result) count('analyses', result);
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
