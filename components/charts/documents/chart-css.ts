import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(process.cwd(), 'components/charts');

export const DRAWING_CSS = shortened(readFileSync(path.join(FOLDER, 'kinds/drawing.css'), 'utf8'));

/** The styles of the drawing and the figure around it, for frames. */
export const CHART_CSS =
  DRAWING_CSS + shortened(readFileSync(path.join(FOLDER, 'chart-frame/chart.css'), 'utf8'));

/** Without comments, one rule per line, because every document contains this text. */
function shortened(css: string): string {
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;?\}/g, '}\n')
    .trim()
    .concat('\n');
}
