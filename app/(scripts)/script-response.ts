/** A script of which the name changes with its text, so that browsers never ask for it again. */
export const scriptResponse = (code: string): Response =>
  new Response(code, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
