import { FORM_CSS } from './form-css';

export const dynamic = 'force-static';

/** The styles of the contact form where it is the answer to itself: a route of its own, because only pages know Next's stylesheet. */
export function GET(): Response {
  return new Response(FORM_CSS, {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
