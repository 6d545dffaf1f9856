import { CHART_CSS } from './chart-css';
import { MOST_COLUMNS } from '@samvit/charts';

describe('styles that documents carry', () => {
  it('have a rule for every column of values, and none too many', () => {
    const numbers = [...CHART_CSS.matchAll(/:hover\) \.chart-values label:nth-of-type\((\d+)\)/g)].map(
      (match) => Number(match[1]),
    );
    expect(numbers).toEqual(Array.from({ length: MOST_COLUMNS }, (_, i) => i + 1));
  });

  it('are complete after minification', () => {
    expect(CHART_CSS).not.toContain('/*');
    expect(CHART_CSS.split('{')).toHaveLength(CHART_CSS.split('}').length);
    expect(CHART_CSS).toContain(
      '.chart .chart-bar-2,.chart .chart-bar-fall,.chart .chart-mark-point{fill:Canvas}',
    );
  });
});
