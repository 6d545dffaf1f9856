import { CHART_CSS } from './chart-css';
import { MOST_COLUMNS } from '@/packages/charts/texts/value-columns';
import { PALETTE_CSS, paletteCss } from '@/components/layout/palette';

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
    expect(CHART_CSS).toContain('.chart .chart-bar-2,.chart .chart-mark-point{fill:Canvas}');
  });

  it('have both themes of every colour from the palette', () => {
    const declared = PALETTE_CSS.match(/^ +--\w+:/gm)?.length ?? 0;
    const [light, dark] = (['light', 'dark'] as const).map((theme) => paletteCss(theme).split(';'));
    expect(light).toHaveLength(declared);
    expect(dark).toHaveLength(declared);
    expect(light?.filter((colour) => dark?.includes(colour))).toEqual([]);
  });
});
