import { routes } from '@/lib/web/routes';

// What kinds of paths the server treats differently. A page has its path in every language, after the locale.

/** The path of the same page in English. */
const withoutLocale = (path: string) => path.replace(/^\/[a-z]{2}(?=\/)/, '');

/** Whether a path is that of this page or of one below it, in any language. */
const isWithin = (page: string, path: string) => `${withoutLocale(path)}/`.startsWith(`${page}/`);

/** The English path that shows the sign-in screen to new visitors and another page to signed-in ones. */
export const SIGN_IN_PATH = routes.web;

/** Whether a page is the sign-in screen, in any language. */
export const isSignInPage = (path: string) => withoutLocale(path) === SIGN_IN_PATH;
/** Whether a page is the sign-in screen, the feed or one of the account, in any language. */
export const isVisitorPage = (path: string) => isWithin(routes.web, path);

/** Parts of the names of cookies that the sign-in page depends on: the session and the steps of signing in. */
const OURS = ['next-auth', 'sign-in', 'known-browser'];

/**
 * Whether the response at a path depends on the visitor. Visitors without a cookie of ours all get the same
 * sign-in screen from memory.
 * @param cookie returns the header; called only where it matters
 */
export function isForVisitor(path: string, cookie: () => string | undefined): boolean {
  if (!isSignInPage(path)) return false;
  const sent = cookie() ?? '';
  return OURS.some((name) => sent.includes(name));
}

const REPORT = /^\/reports\/[^/]+$/;
const ANSWER = /^\/analysis\/[^/]+\/./;
const OF_OWN_SERIES = /^\/analysis\/[^/]+\/(?:[^/]*~)?own\./;
const CHART = '/charts/analysis/';
const FILE = /^\/charts\/|\.(?:json|csv)$/;

/** Whether a path is that of a report in its current version, in any language. */
export const isReport = (path: string) => REPORT.test(withoutLocale(path));
/** Whether a path is that of analyses or of one of them, in any language. */
export const isAnalysis = (path: string) => isWithin(routes.analysis, path);
/** Whether a path is that of an answer to an analysis, as a page or a file: there is no end of them. */
export const isAnswer = (path: string) =>
  (ANSWER.test(withoutLocale(path)) && !isWithin(routes.analysisOwn, path) && !isOfOwnSeries(path)) ||
  path.startsWith(CHART);
export const isAnswerFile = (path: string) => isAnswer(path) && FILE.test(path);
/** Whether a path leads from a question to its answer, in any language. */
export const isAsk = (path: string) => withoutLocale(path) === routes.analysisAsk;
/** Whether a path names a reader's own series. Its page depends on the reader, so it is in no memory. */
export const isOfOwnSeries = (path: string) => OF_OWN_SERIES.test(withoutLocale(path));
/** Whether a path takes a reader's own data: bodies there may be longer than elsewhere. */
export const isOwnUpload = (path: string) => withoutLocale(path) === routes.analysisOwnAnswer;
