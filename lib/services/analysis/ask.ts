import { type analyses, analysisPath } from '@samvit/research';
import { count } from '@/lib/platform/counters';
import type { Outcome } from '@/lib/services/http/form-or-json';
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
export function respondToQuestion(fields: analyses.Fields): Outcome {
  if (Object.keys(fields).length === 0) return { location: pathHere(routes.analysis) };
  const query = readAnalysisQuery(fields);
  if (query.state === 'leads')
    return { location: pathHere(routes.analysisAnswer(analysisPath(query.analysis))) };
  const result = resultOf(query);
  if (result) count('analyses', result);
  const withoutPage: QueryWithoutPage = { query, fields };
  return { page: { path: pathHere(routes.analysisReading), result: withoutPage } };
}
