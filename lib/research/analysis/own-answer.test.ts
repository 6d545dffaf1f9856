import {
  carriedFile as ownSeriesFile,
  carriedName as ownName,
  type CarriedSeries as OwnSeries,
} from '@/lib/research/own/carried-series';
import { withOwnSeries } from '@/lib/research/series/own-files';
import { getSeries, hasSeries } from '@/lib/research/series/get-series';
import { analysisPath, parseAnalysis } from './address';
import { answerAnalysis } from './answer';

const DAY = 86_400_000;

/** Values of every working day of 2024. */
function daily(value: (i: number) => number): OwnSeries {
  const days = Array.from({ length: 366 }, (_, i) => new Date(Date.UTC(2024, 0, 1) + i * DAY))
    .filter((day) => day.getUTCDay() % 6 !== 0)
    .map((day) => day.toISOString().slice(0, 10));
  return { name: 'My fund', unit: 'INR', kind: 'price', observed: 'close', rows: days.map((day, i) => [day, value(i)]) }; // prettier-ignore
}

const own = daily((i) => 100 + i);
const name = ownName(own);

function answer(address: string, series: OwnSeries[] = [own]) {
  return withOwnSeries(series.map(ownSeriesFile), () => {
    const analysis = parseAnalysis(address);
    if ('problem' in analysis) throw new Error(`${analysis.problem}: ${analysis.part}`);
    return { path: analysisPath(analysis), result: answerAnalysis(analysis) };
  });
}

test('a series that a reader brings is measured as published ones are', () => {
  const { path, result } = answer(`growth/${name}/all`);
  expect(path).toBe(`growth/${name}/all`);
  expect(result).toMatchObject({ state: 'answer', window: { from: '2024-01-01', to: '2024-12-31' } });
  if (result.state !== 'answer') return;
  // 262 working days: from 100 to 361.
  expect(result.figures.get(`${name}.change`)?.text).toBe('261.0%');
  expect(result.sentence).toContain('My fund');
  expect(result.cautions[0]).toMatchObject({ kind: 'own' });
});

test('beside values of months its days are ends of months', () => {
  const { result } = answer(`growth/${name}~gold-inr-10g/all`);
  expect(result).toMatchObject({
    state: 'answer',
    window: { from: '2024-01', to: '2024-12' },
    analysis: { series: [name, 'gold-inr-10g'] },
    fixed: `growth/${name}~gold-inr-10g/2024-01..2024-12`,
  });
});

test.each(['sip', 'growth', 'lumpsum', 'level', 'drawdown', 'volatility', 'rolling-growth'])(
  '%s of an own series by itself is answered or refused in words',
  (measure) => {
    const { result } = answer(`${measure}/${name}/all`);
    expect(result.state === 'answer' || result.sentence.length > 20).toBe(true);
  },
);

test('it is found by nobody else, and neither is what was made of it', () => {
  answer(`ratio/${name}~gold-inr-10g/all`);
  expect(hasSeries(name)).toBe(false);
  expect(hasSeries(`by-month(${name})`)).toBe(false);
  withOwnSeries([ownSeriesFile({ ...own, name: 'Renamed' })], () => expect(getSeries(name).title).toBe('Renamed')); // prettier-ignore
});
