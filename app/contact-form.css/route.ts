import { FORM_CSS } from './form-css';

export const dynamic = 'force-static';

/**
 * The styles of the form page of form-again.tsx: a separate route, because route handlers cannot use Next's
 * stylesheet.
 */
export function GET(): Response {
  return new Response(FORM_CSS, {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
