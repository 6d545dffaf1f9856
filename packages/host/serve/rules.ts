import type { Site } from '../site';
import { securityHeaders } from '../headers.mjs';
import { firstFor, oneOf } from './paths';

/** What a site says of its paths, as the server asks it. */
export type Rules = ReturnType<typeof rulesOf>;

/** Next's own page for what is missing. */
const NOT_FOUND = '/_not-found';

export function rulesOf(site: Site) {
  const { workedOut, uploads, signIn, errors, api } = site;
  const isSignIn = oneOf(signIn.paths);
  const isAnswer = oneOf(workedOut.answers);
  const isFile = oneOf(workedOut.files);
  const isUnkept = oneOf(workedOut.unkept);
  const isUpload = oneOf(uploads.paths);
  const missing = firstFor(errors.missing);
  const missingPages = [...new Set([NOT_FOUND, ...errors.missing.map(({ page }) => page)])];
  const statuses: Readonly<Record<string, number | undefined>> = {
    [errors.unavailable]: 503,
    [errors.tooMany]: 429,
    ...Object.fromEntries(missingPages.map((page) => [page, 404])),
  };
  const unlogged = firstFor(site.unlogged);

  return {
    site,
    /** The headers of every response at a path, except its content security policy. */
    headers: (path: string) => securityHeaders(path, site.headers),
    isApi: (path: string) => path.startsWith(api.below),
    isAnswer,
    isAnswerFile: (path: string) => isAnswer(path) && isFile(path),
    /** Whether it is counted as one that is worked out. */
    isCounted: (path: string) => isAnswer(path) || isUnkept(path),
    isUpload,
    isWorkedOut: (path: string) => isAnswer(path) || isUnkept(path) || isUpload(path),
    isHandler: oneOf(site.handlers),
    isHidden: oneOf(site.hidden),
    isSignIn,
    /**
     * Whether the response at a path depends on the visitor: without a cookie of the sign-in screen, all get the same.
     * @param cookie returns the header; called only where it matters
     */
    isForVisitor(path: string, cookie: () => string | undefined): boolean {
      if (!isSignIn(path)) return false;
      const sent = cookie() ?? '';
      return signIn.cookies.some((name) => sent.includes(name));
    },
    /** The 404 pages, each a whole page with its own text. */
    missingPages,
    /** The 404 page for a path. */
    missingPageFor: (path: string): string => missing(path)?.page ?? NOT_FOUND,
    /** The status of a page that says what went wrong. */
    statusOf: (page: string): number | undefined => statuses[page],
    /** What is logged of a path instead of it. */
    loggedAs: (path: string): string | undefined => unlogged(path)?.as,
    queueRule: firstFor(site.queues.filter(({ writes }) => !writes)),
    queueRuleOfWrites: firstFor(site.queues.filter(({ writes }) => writes)),
  };
}
