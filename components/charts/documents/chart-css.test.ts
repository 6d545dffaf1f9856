import { readFileSync } from 'node:fs';
import { CHART_CSS } from './chart-css';
import { PALETTE } from './palette';
import { MOST_COLUMNS } from '@/components/charts/geometry/value-columns';

describe('styles that are kept twice', () => {
  it('chart.css and the text for documents are alike', () => {
    const file = readFileSync('components/charts/chart-frame/chart.css', 'utf8');
    expect(file.slice(file.indexOf('*/\n') + 3)).toBe(CHART_CSS);
  });

  it('there is a rule for every column of values, and none too many', () => {
    const numbers = [...CHART_CSS.matchAll(/:hover\) \.chart-values label:nth-of-type\((\d+)\)/g)].map(
      (match) => Number(match[1]),
    );
    expect(numbers).toEqual(Array.from({ length: MOST_COLUMNS }, (_, i) => i + 1));
  });

  it('the palette is that of app/globals.css', () => {
    const css = readFileSync('app/globals.css', 'utf8');
    for (const [name, { light, dark }] of Object.entries(PALETTE))
      expect(css).toContain(`--${name}: light-dark(${light}, ${dark});`);
  });
});
