import { computeFigure } from '@/lib/figures/figure';
import { line } from '@/lib/figures/lines';
import { listReports, readReport } from './report';

describe('reports', () => {
  it('are the six of the specification, in the order of the cards', () => {
    expect(listReports().map(({ slug }) => slug)).toEqual([
      'gold-vs-silver',
      'wipro-analysis',
      'bitcoin-analysis',
      'indian-bonds',
      'nvidia-analysis',
      'mumbai-land',
    ]);
  });

  it.each(listReports().map((report) => [report.slug, report] as const))(
    '%s is whole and gives no advice',
    (_, report) => {
      const text = JSON.stringify({ ...report, figures: null });
      expect(text).not.toMatch(/\{[a-z][a-z0-9-]*\}/);
      expect(text).not.toMatch(/\b(buy|sell|should|because)\b(?!-back)/i);
      expect(report.dataDate).toMatch(/20\d\d$/);
    },
  );

  it('has no report by an unknown name', () => {
    expect(readReport('gold-vs-copper')).toBeNull();
    expect(readReport('../figures/events')).toBeNull();
  });
});

/** The words between the figures: each direction a text claims, worked out from the data. */
describe('what the reports claim in words', () => {
  const at = (name: string, period: string) =>
    line(name).points.find((point) => point.period === period)?.value ?? NaN;
  const of = (
    formula: 'growth-per-year' | 'volatility' | 'highest' | 'lowest',
    name: string,
    from: string,
    to: string,
  ) => computeFigure({ formula, line: name, from, to, format: 'number' });

  it('gold led over twenty years, silver over ten, with twice the volatility', () => {
    const growth = (name: string, from: string) => of('growth-per-year', name, from, '2026-06').value;
    expect(growth('gold-usd-oz', '2006-06')).toBeGreaterThan(growth('silver-usd-oz', '2006-06'));
    expect(growth('gold-usd-oz', '2016-06')).toBeLessThan(growth('silver-usd-oz', '2016-06'));
    const volatility = (name: string) => of('volatility', name, '2006-06', '2026-06').value;
    expect(volatility('silver-usd-oz') / volatility('gold-usd-oz')).toBeCloseTo(2, 1);
    const ratios = line('gold-silver-ratio').points.filter(({ period }) => period >= '2006-06');
    expect(at('gold-silver-ratio', '2026-06')).toBeLessThan(
      ratios.reduce((sum, { value }) => sum + (value ?? 0), 0) / ratios.length,
    );
    const troughs = ['gold-usd-oz', 'silver-usd-oz'].map(
      (name) =>
        computeFigure({
          formula: 'deepest-drawdown',
          line: name,
          from: '2006-06',
          to: '2026-06',
          format: 'percent',
        }).period,
    );
    expect(troughs).toEqual(['2015-12', '2015-12']);
  });

  it('Wipro and its sector had their lowest close on one day, and most of the gap opened afterwards', () => {
    const [start, low, end] = ['2026-05-21', '2026-07-01', '2026-08-21'] as const;
    for (const name of ['wipro-close', 'nifty-it-close'])
      expect(of('lowest', name, start, end).period).toBe(low);
    const gap = (day: string) =>
      at('nifty-it-close', day) / at('nifty-it-close', start) -
      at('wipro-close', day) / at('wipro-close', start);
    expect(gap(low)).toBeLessThan(gap(end) / 2);
  });

  it('bitcoin passed from below both averages to above both, inside its band', () => {
    const averages = ['bitcoin-10-week-average', 'bitcoin-40-week-average'];
    for (const average of averages) {
      expect(at('bitcoin-weekly', '2026-08-14')).toBeLessThan(at(average, '2026-08-14'));
      expect(at('bitcoin-weekly', '2026-08-21')).toBeGreaterThan(at(average, '2026-08-21'));
    }
    expect(at('bitcoin-weekly', '2026-08-21')).toBeLessThan(at('bitcoin-band-upper', '2026-08-21'));
  });

  it('four cuts; the yield turned with two to come and ended above its start; the spread more than halved', () => {
    const cuts = line('rbi-repo').points.filter(({ period }) => period >= '2025');
    expect(cuts).toHaveLength(4);
    const turn = of('lowest', 'india-10y', '2025-01', '2026-05').period;
    expect(cuts.filter(({ period }) => period > `${turn}-31`)).toHaveLength(2);
    expect(at('india-10y', '2026-05')).toBeGreaterThan(at('india-10y', '2025-01'));
    expect(at('india-us-spread', '2026-05')).toBeLessThan(at('india-us-spread', '2016-06') / 2);
  });

  it('NVIDIA stood still in fiscal 2023', () => {
    expect(at('nvidia-years/revenue', 'FY2023') / at('nvidia-years/revenue', 'FY2022')).toBeCloseTo(1, 2);
  });

  it('Mumbai rose every year since 2020, more than doubled, with duty about twice as fast; March 2025 was the busiest month', () => {
    const name = 'mumbai-registrations/registrations';
    const years = ['2020', '2021', '2022', '2023', '2024', '2025'].map((year) => at(name, year));
    expect([...years].sort((a, b) => a - b)).toEqual(years);
    expect((years[5] ?? 0) / (years[0] ?? 1)).toBeGreaterThan(2);
    const growth = (column: string) =>
      at(`mumbai-registrations/${column}`, '2025') / at(`mumbai-registrations/${column}`, '2022') - 1;
    expect(growth('stampDutyInrCrore') / growth('registrations')).toBeGreaterThan(1.8);
    expect(growth('stampDutyInrCrore') / growth('registrations')).toBeLessThan(2.4);
    expect(of('highest', 'mumbai-registrations-monthly/registrations', '2025-01', '2026-07').period).toBe(
      '2025-03',
    );
  });
});
