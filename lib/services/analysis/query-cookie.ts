import { setCookie } from '@/lib/platform/http/cookies';
import { analyses } from '@samvit/research';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

/**
 * The cookie that carries what was asked to the page that says why there is no answer. In an address it would stand in
 * logs and histories.
 */
export const QUERY_COOKIE = 'asked';

/** In seconds: for as long as somebody may load that page again. */
const MAX_AGE = 300;

/** A Set-Cookie value; only the page that says why there is no answer gets the cookie back. */
export function queryCookie(fields: analyses.Fields): string {
  return setCookie(QUERY_COOKIE, JSON.stringify(fields), {
    path: pathHere(routes.analysisAsked),
    maxAge: MAX_AGE,
  });
}

/** The fields in a decoded cookie value; none for anything else. */
export function fieldsOfCookie(value: string | undefined): analyses.Fields {
  try {
    const fields: unknown = JSON.parse(value ?? '{}');
    return analyses.cleanFields(Object.entries(fields ?? {}));
  } catch {
    return {};
  }
}
