import { type analyses, analysisPath } from '@samvit/research';
import { count } from '@/lib/platform/counters';
import { pageResponse, seeOther } from '@/lib/services/http/form-or-json';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { readAnalysisQuery, resultOf, type AnalysisQuery } from './read-analysis-query';

/** A query that leads to no page of its own, and the fields that it was read from. */
export type QueryWithoutPage = { query: Exclude<AnalysisQuery, { state: 'leads' }>; fields: analyses.Fields };

/**
 * Leads from a form to the answer, or responds with a page of what was typed: what it may mean, why there
 * is no answer, or the answer with the words that were corrected. What was typed is in no address: a form
 * with words is posted, and its page is the response.
 */
export function respondToQuestion(fields: analyses.Fields): Response {
  if (Object.keys(fields).length === 0) return seeOther(pathHere(routes.analysis));
  const query = readAnalysisQuery(fields);
  if (query.state === 'leads') return seeOther(pathHere(routes.analysisAnswer(analysisPath(query.analysis))));
  const result = resultOf(query);
  if (result) count('analyses', result);
  return pageResponse({
    path: pathHere(routes.analysisReading),
    result: { query, fields } satisfies QueryWithoutPage,
  });
}
