import type { Ask } from '@/lib/platform/sides';

/** Next reads the nonce of a page's scripts from this header. */
const POLICY = 'content-security-policy';

type Options = {
  /** Names what the page shows. */
  cookie: string;
  /** Of the response, as the server in front announced it. */
  policy: string | null;
  /** Of a page that could be rendered. */
  status?: number;
  headers?: Record<string, string>;
};

/** A page as the response to a form that was posted: what was typed is in no address. */
export async function pageResponse(
  ask: Ask,
  page: string,
  { cookie, policy, status = 200, headers }: Options,
): Promise<Response> {
  const response = await ask({
    method: 'GET',
    url: page,
    headers: { cookie, ...(policy && { [POLICY]: policy }) },
  });
  return new Response(response.text, {
    status: response.status === 200 ? status : response.status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}

/** Has the browser fetch a page after a form. */
export const seeOther = (page: string, headers: Record<string, string> = {}): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: page, 'Cache-Control': 'no-store', ...headers },
  });
