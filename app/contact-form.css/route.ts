import { PALETTE_CSS } from '@/components/layout/palette';

export const dynamic = 'force-static';

/**
 * The styles of the pages of components/layout/plain-page.tsx: a separate route, because route handlers cannot use Next's
 * stylesheet.
 */
export function GET(): Response {
  return new Response(FORM_CSS, {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}

const FORM_CSS = `${PALETTE_CSS}@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}
*,::before,::after{box-sizing:border-box}
html{background:var(--paper);color:var(--ink);-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0 auto;max-width:44rem;padding:1.25rem 1.25rem 4rem;font:400 1rem/1.5 Inter,system-ui,-apple-system,'Segoe UI',sans-serif;overflow-wrap:break-word}
a{color:var(--peacock);text-underline-offset:.15em}
:focus-visible{outline:2px solid var(--peacock);outline-offset:3px}
h1{margin:2.5rem 0 1.5rem;font:500 2rem/1.15 Georgia,'Times New Roman',serif;letter-spacing:-.01em}
form{display:grid;gap:1.25rem}
label{display:grid;gap:.4rem;font-size:.875rem;font-weight:500}
input,select,textarea{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--muted);border-radius:2px;background:var(--surface);color:var(--ink);font-family:inherit;font-size:1rem;line-height:1.5}
textarea{min-height:120px;resize:vertical}
button{justify-self:start;min-height:2.75rem;padding:.6rem 1.25rem;border:0;border-radius:2px;background:var(--peacock);color:var(--paper);font-family:inherit;font-size:.875rem;font-weight:500;line-height:1.5;cursor:pointer}
button.quiet{border:1px solid var(--rule);background:var(--surface);color:var(--ink)}
fieldset{display:grid;gap:1.25rem;margin:1rem 0 0;padding:1.25rem;border:1px solid var(--rule)}
legend,dt,details,form p{font-size:.875rem}
legend,dt{color:var(--muted)}
dl{margin:1.5rem 0;padding:1.25rem;border:1px solid var(--rule);background:var(--surface)}
dd{margin:0 0 .75rem;font-size:1.25rem}
dd:last-child{margin:0}
summary{cursor:pointer}
form+div{margin-top:1.5rem}
[role=alert]{margin:0 0 1.5rem;padding:.75rem 1rem;border-left:4px solid var(--fall);background:var(--surface);color:var(--fall)}
[hidden]{display:none}`;
