import { CHART_CSS } from '@/components/charts/chart-frame/chart-css';
import { PALETTE_CSS } from '@/components/layout/palette';
import { typefaces } from '@/app/fonts/built-typefaces';

let css: string | undefined;

/**
 * The styles of all frames as one text, so that the policy can name it by its hash. A frame may be
 * sandboxed, where it cannot load our stylesheet.
 */
export function embedCss(): string {
  css ??= `${typefaces().css}${STYLES}`;
  return css;
}

/** The list of events is shown only in the frame on our own page, which has the space for it. */
const EVENTS = '.chart-event,.chart-event-letter,.chart-events';

const SERIF = 'var(--font-serif)';

/**
 * A frame is 1200 pixels high at every width from 280 on and does not scroll: the width decides what is
 * shown. The first chart and the cautions are always shown; figures, the table and other charts if there is
 * space: on phones a table that does not fit wraps into a column that is cut off. On our own page, where it begins with
 * a chart, it has the margins of that page (Container).
 */
const STYLES = `${PALETTE_CSS}:root{--font-serif:Newsreader,Georgia,'Times New Roman',serif}
*,::before,::after{box-sizing:border-box}
html{background:var(--paper);color:var(--ink);-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0 auto;max-width:75rem;padding:1.25rem 1rem 1.5rem;\
font:400 1rem/1.5 Inter,system-ui,-apple-system,'Segoe UI',sans-serif;overflow-wrap:break-word}
a{color:var(--peacock);text-underline-offset:.15em}
:focus-visible{outline:2px solid var(--peacock);outline-offset:3px}
h1{margin:.2rem 0 0;font:500 1.5rem/1.15 ${SERIF};letter-spacing:-.01em;text-wrap:balance}
h2{font-weight:500}
.kicker{display:flex;flex-wrap:wrap;gap:.1rem 1.5rem;justify-content:space-between;margin:0;\
color:var(--muted);font-size:.875rem}
.lead{display:grid;gap:1.25rem;margin-top:.8rem;padding-top:.9rem;border-top:1px solid var(--rule)}
.key{display:grid;grid-template-columns:1fr 1fr;gap:1rem 1.25rem;margin:0}
.key div{padding-top:.5rem;border-top:2px solid var(--peacock)}
.key dt{font:500 1.375rem/1.2 ${SERIF};font-variant-numeric:lining-nums tabular-nums}
.key dd{margin:.2rem 0 0;color:var(--muted);font-size:.875rem;line-height:1.4}
main:first-child .lead{margin-top:0;padding-top:0;border-top:0}
.more{display:grid;gap:1.1rem 2rem;margin-top:1.1rem;padding-top:1rem;border-top:1px solid var(--rule)}
.beside{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(17rem,100%),1fr));gap:1.1rem 2rem;\
align-content:start}
.more>*,.beside>*{min-width:0}
.more .chart-title,.more h2,.cautions h2{margin:0;font:500 1.0625rem/1.25 ${SERIF}}
.more .chart-subtitle{font-size:.875rem}
.more .chart-table{margin-top:.6rem;font-size:.8125rem}
.more .chart-table th,.more .chart-table td{padding-block:.22rem}
.cautions ul{margin:.5rem 0 0;padding:0 0 0 1.1rem;max-width:72ch;color:var(--muted);font-size:.875rem;\
line-height:1.45}
.cautions li+li{margin-top:.25rem}
header+main :is(${EVENTS}),.more :is(${EVENTS}){display:none}
footer{margin-top:1.1rem;padding-top:.8rem;border-top:1px solid var(--rule);color:var(--muted);\
font-size:.8125rem;line-height:1.5}
footer p{margin:0}
@media (max-width:551px){.key{display:none}}
@media (max-width:639px){header+main .numbers{display:none}\
main:first-child .rows-7{display:none}\
body:has(>main:first-child){display:flex;flex-direction:column;height:100vh}\
main:first-child{flex:1;display:flex;flex-direction:column;min-height:0}\
main:first-child .more{display:flex;position:relative;flex:1;flex-flow:column wrap;align-content:flex-start;\
min-height:0;margin:0;padding:0;border:0;overflow:clip}\
main:first-child .more::before{content:'';width:100%;height:1px;flex:none}\
main:first-child .beside{display:block;width:100%;flex:none;margin-block:auto;padding-top:1rem}}
@media (max-width:829px){header+main .numbers{display:none}}
@media (max-width:1099px){.more>figure.chart-figure{display:none}}
@media (min-width:552px){.key{grid-template-columns:repeat(auto-fit,minmax(7.5rem,1fr))}}
@media (min-width:640px){body{padding:1.25rem 1.5rem}h1{font-size:1.9rem}}
@media (min-width:1100px){h1{font-size:1.75rem;text-wrap:pretty}body{display:flex;flex-direction:column;\
min-height:100vh}main{flex:1;display:flex;flex-direction:column;justify-content:space-evenly}\
.lead{grid-template-columns:minmax(0,1fr) 18rem;gap:2.5rem}\
header+main .lead{grid-template-columns:minmax(0,1fr) 13.5rem}.key{grid-template-columns:1fr;\
align-content:space-between}.more{grid-template-columns:1fr 1fr 1fr}\
header+main .rows-7,main:first-child .rows-3{display:none}\
body:has(header+main){padding-block:1rem}header+main .chart-values{display:none}\
header+main .cautions ul{font-size:.8125rem;line-height:1.4}\
header+main .more .chart-subtitle{font-size:.8125rem}\
header+main .more .chart-source{font-size:.75rem;line-height:1.4}}
@media (max-width:639px){header+main .rows-3{display:none}}
@media (min-width:640px) and (max-width:1099px){.rows-3{display:none}}
@media (max-width:1199px){${EVENTS}{display:none}}
@media (min-width:340px){body:has(>main:first-child){padding-inline:1.25rem}}
@media (min-width:768px){body:has(>main:first-child){max-width:75rem;padding-inline:2rem}}
@media (max-width:339px){header h1{font-size:1.25rem}header+main .chart-values{display:none}\
header+main .cautions ul{font-size:.75rem}}
${CHART_CSS}`;
