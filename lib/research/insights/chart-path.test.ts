import { chartPath, parseChartName } from './chart-path';

test('a name says which insight and which size', () => {
  expect(chartPath('record-gold-2026-06', 'wide')).toBe('/charts/insight/record-gold-2026-06.svg');
  expect(parseChartName('record-gold-2026-06.svg')).toEqual({ id: 'record-gold-2026-06', size: 'wide' });
  expect(parseChartName('record-gold-2026-06-card.svg')).toEqual({ id: 'record-gold-2026-06', size: 'card' });
});

test.each(['', '.svg', 'a', 'a.png', 'A.svg', '../a.svg', 'a.svg/', 'a.svg\n'])(
  '%p is no name of a chart',
  (name) => {
    expect(parseChartName(name)).toBeNull();
  },
);
