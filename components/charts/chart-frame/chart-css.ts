import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DRAWING_CSS, MOST_COLUMNS } from '@samvit/charts';
import { compactCss } from '@/lib/platform/compact-css';

const PLACES = Array.from({ length: MOST_COLUMNS }, (_, i) => i + 1);

/** Where there is no script, the only link between a band and its text is their order. */
const valueOfBand = PLACES.map(
  (n) => `.chart-figure:has(.chart-bands > :nth-child(${n}):hover) .chart-values label:nth-of-type(${n})`,
);
const bandOfValue = PLACES.map(
  (n) =>
    `.chart-figure:has(.chart-values label:nth-of-type(${n}) :focus-visible) .chart-bands > :nth-child(${n})`,
);

const styles = (file: string) =>
  compactCss(readFileSync(path.join(process.cwd(), 'components/charts/chart-frame', file), 'utf8'));

/** Which value is shown, and which band. Pages have a script for it (components/page-script/charts). */
const BANDS_CSS = `${styles('bands.css')}
.chart-figure:has(.chart-bands :hover) .chart-values label{clip-path:inset(50%)}
${valueOfBand.join()}{clip-path:none}
${bandOfValue.join()}{fill-opacity:0.09;stroke-width:1.5}
`;

/** The styles of the drawing and the figure around it, for frames. */
export const CHART_CSS = DRAWING_CSS + styles('chart.css') + BANDS_CSS;
