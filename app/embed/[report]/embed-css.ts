import { CHART_CSS } from '@/components/charts/documents/chart-css';
import { paletteCss } from '@/components/charts/documents/palette';

/**
 * The styles of a frame: one constant text, so that the policy can name it by its hash. A frame may be sandboxed, where
 * it could load no stylesheet and no font of ours.
 */
export const EMBED_CSS = `:root{color-scheme:light dark;${paletteCss('light')}}
@media (prefers-color-scheme:dark){:root{${paletteCss('dark')}}}
:root[data-theme=light]{color-scheme:light;${paletteCss('light')}}
:root[data-theme=dark]{color-scheme:dark;${paletteCss('dark')}}
*,::before,::after{box-sizing:border-box}
html{background:var(--paper);color:var(--ink);-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0 auto;max-width:80rem;padding:1.25rem 1rem 1.5rem;font:400 1rem/1.5 Inter,system-ui,-apple-system,'Segoe UI',sans-serif;overflow-wrap:break-word}
a{color:var(--peacock);text-underline-offset:.15em}
:focus-visible{outline:2px solid var(--peacock);outline-offset:3px}
h1{margin:.2rem 0 0;font:500 1.5rem/1.15 Georgia,'Times New Roman',serif;letter-spacing:-.01em;text-wrap:balance}
h2{font-weight:500}
.kicker{display:flex;flex-wrap:wrap;gap:.1rem 1.5rem;justify-content:space-between;margin:0;color:var(--muted);font-size:.875rem}
.lead{display:grid;gap:1.25rem;margin-top:.8rem;padding-top:.9rem;border-top:1px solid var(--rule)}
.key{display:grid;grid-template-columns:1fr 1fr;gap:1rem 1.25rem;margin:0}
.key div{padding-top:.5rem;border-top:2px solid var(--peacock)}
.key dt{font:500 1.375rem/1.2 Georgia,'Times New Roman',serif;font-variant-numeric:lining-nums tabular-nums}
.key dd{margin:.2rem 0 0;color:var(--muted);font-size:.875rem;line-height:1.4}
.more{display:grid;gap:1.1rem 2rem;margin-top:1.1rem;padding-top:1rem;border-top:1px solid var(--rule)}
.beside{display:grid;gap:1.1rem 2rem;align-content:start}
.more>*,.beside>*{min-width:0}
.more .chart-title,.more h2{margin:0;font:500 1.0625rem/1.25 Georgia,'Times New Roman',serif}
.more .chart-subtitle{font-size:.875rem}
.more .chart-table{margin-top:.6rem;font-size:.8125rem}
.more .chart-table th,.more .chart-table td{padding-block:.22rem}
.key>:last-child:nth-child(odd){grid-column:1/-1}
.cautions ul{margin:.5rem 0 0;padding:0 0 0 1.1rem;max-width:72ch;color:var(--muted);font-size:.875rem;line-height:1.45}
.cautions li+li{margin-top:.25rem}
footer{margin-top:1.1rem;padding-top:.8rem;border-top:1px solid var(--rule);color:var(--muted);font-size:.8125rem;line-height:1.5}
footer p{margin:0}
@media (min-width:640px){body{padding:1.25rem 1.5rem 1.25rem}h1{font-size:1.9rem}.key{grid-template-columns:repeat(auto-fit,minmax(9rem,1fr))}.key>:last-child:nth-child(odd){grid-column:auto}.more{grid-template-columns:1fr 1fr}}
@media (min-width:640px) and (max-width:999px){.more-3 .beside{grid-column:1/-1;grid-template-columns:1fr 1fr}}
@media (min-width:1000px){.lead{grid-template-columns:minmax(0,1fr) 13.5rem;gap:2.5rem}.key{grid-template-columns:1fr;align-content:space-between}.more-3{grid-template-columns:1fr 1fr 1fr}.more-1 .beside{grid-column:1/-1;grid-template-columns:1fr 1fr}}
${CHART_CSS}`;
