import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(process.cwd(), 'components/charts');

export const DRAWING_CSS = read('kinds/drawing.css');

/** The styles of the drawing and the figure around it, for frames. */
export const CHART_CSS = [
  DRAWING_CSS,
  read('chart-frame/chart.css'),
  read('chart-frame/chart-bands.css'),
].join('');

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
