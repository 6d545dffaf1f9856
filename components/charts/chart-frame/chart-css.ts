import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MOST_COLUMNS } from '@/packages/charts/texts/value-columns';

const FOLDER = path.join(process.cwd(), 'components/charts');

export const DRAWING_CSS = read('kinds/drawing.css');

const PLACES = Array.from({ length: MOST_COLUMNS }, (_, i) => i + 1);

/** Where there is no script, the only link between a band and its text is their order. */
const valueOfBand = PLACES.map(
  (n) => `.chart-figure:has(.chart-bands > :nth-child(${n}):hover) .chart-values label:nth-of-type(${n})`,
);
const bandOfValue = PLACES.map(
  (n) =>
    `.chart-figure:has(.chart-values label:nth-of-type(${n}) :focus-visible) .chart-bands > :nth-child(${n})`,
);

/**
 * Which value is shown, and which band, in frames. On pages the page script says so (components/page-script/chart-values.ts):
 * each selector with :has() costs time at every change in a chart, and a page has up to eight.
 */
const BANDS_CSS = `.chart-figure:has(.chart-bands :hover) .chart-values label{clip-path:inset(50%)}
${valueOfBand.join()}{clip-path:none}
${bandOfValue.join()}{fill-opacity:0.09;stroke-width:1.5}
`;

/** The styles of the drawing and the figure around it, for frames. */
export const CHART_CSS = DRAWING_CSS + read('chart-frame/chart.css') + BANDS_CSS;

/** Without comments, one rule per line, because every document contains this text. */
function read(file: string): string {
  return readFileSync(path.join(FOLDER, file), 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;?\}/g, '}\n')
    .trim()
    .concat('\n');
}
