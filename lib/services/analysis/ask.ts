import { type analyses, analysisPath } from '@samvit/research';
import { count } from '@/lib/platform/counters';
import { sides } from '@/lib/platform/sides';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { queryCookie } from './query-cookie';
import { pageResponse, seeOther } from './page-response';
import { readAnalysisQuery, resultOf } from './read-analysis-query';

/**
 * Leads from a form to the answer, or answers with a page of what was typed: what it may mean, why there is
 * no answer, or the answer with the words that were corrected. What was typed is in no address: a form with
 * words is posted, and its page is the response.
 * @param policy of the response, as the server in front announced it
 */
export async function answerForm(fields: analyses.Fields, policy: string | null): Promise<Response> {
  const query = readAnalysisQuery(fields);
  if (Object.keys(fields).length === 0) return seeOther(pathHere(routes.analysis));
  if (query.state === 'leads') return seeOther(pathHere(routes.analysisAnswer(analysisPath(query.analysis))));
  const result = resultOf(query);
  if (result) count('analyses', result);
  const page = pathHere(routes.analysisAsked);
  const cookie = queryCookie(fields);
  // Without the server in front the browser fetches the page itself, with the cookie.
  const { ask } = sides();
  if (!ask) return seeOther(page, { 'Set-Cookie': cookie });
  return pageResponse(ask, page, { cookie: cookie.split(';')[0] ?? '', policy });
}
