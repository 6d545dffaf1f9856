import { sides } from '@/lib/platform/sides';
import { setCookie } from '@/lib/platform/http/cookies';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import type { Shown } from '@/lib/research/analysis/own-shown';
import { handingOver, handOverForAWhile, SHOWN_COOKIE } from './shown';

/** Next reads the nonce of a page's scripts from this header. */
const POLICY = 'content-security-policy';

type Options = {
  /** Of the response, as the server in front announced it. */
  policy: string | null;
  status?: number;
};

/** Answers with a page of what a reader brought. Nothing of it is stored, here or by a cache. */
export async function answerOwn(shown: Shown, { policy, status = 200 }: Options): Promise<Response> {
  const page = pathHere(routes.analysisOwnShown);
  const { ask } = sides();
  if (!ask) {
    const cookie = setCookie(SHOWN_COOKIE, handOverForAWhile(shown), { path: page, maxAge: 300 });
    return new Response(null, {
      status: 303,
      headers: { Location: page, 'Cache-Control': 'no-store', 'Set-Cookie': cookie },
    });
  }
  const rendered = await handingOver(shown, (name) =>
    ask({
      method: 'GET',
      url: page,
      headers: { cookie: `${SHOWN_COOKIE}=${name}`, ...(policy && { [POLICY]: policy }) },
    }),
  );
  return new Response(rendered.text, {
    status: rendered.status === 200 ? status : rendered.status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  });
}
