import { sides } from '@/lib/platform/sides';
import { setCookie } from '@/lib/platform/http/cookies';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import type { tables } from '@samvit/research';
import { pageResponse, seeOther } from '../page-response';
import { handingOver, handOverForAWhile, SHOWN_COOKIE } from './shown';

type Options = {
  /** Of the response, as the server in front announced it. */
  policy: string | null;
  status?: number;
};

/** Answers with a page of what a reader brought. Nothing of it is stored, here or by a cache. */
export async function answerOwn(
  shown: tables.OwnResult,
  { policy, status = 200 }: Options,
): Promise<Response> {
  const page = pathHere(routes.analysisOwnShown);
  const { ask } = sides();
  if (!ask) {
    const cookie = setCookie(SHOWN_COOKIE, handOverForAWhile(shown), { path: page, maxAge: 300 });
    return seeOther(page, { 'Set-Cookie': cookie });
  }
  return handingOver(shown, (name) =>
    pageResponse(ask, page, {
      cookie: `${SHOWN_COOKIE}=${name}`,
      policy,
      status,
      headers: { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' },
    }),
  );
}
