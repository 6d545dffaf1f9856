import { chartPath, parseChartName } from './chart-path';

test('a file name contains the insight and the size', () => {
  expect(chartPath('record-gold-2026-06', 'wide')).toBe('/charts/insight/record-gold-2026-06.svg');
  expect(parseChartName('record-gold-2026-06.svg')).toEqual({ id: 'record-gold-2026-06', size: 'wide' });
  expect(parseChartName('record-gold-2026-06-card.svg')).toEqual({ id: 'record-gold-2026-06', size: 'card' });
});

test.each(['', '.svg', 'a', 'a.png', 'A.svg', '../a.svg', 'a.svg/', 'a.svg\n'])(
  '%p is not the name of a chart',
  (name) => {
    expect(parseChartName(name)).toBeNull();
  },
);
