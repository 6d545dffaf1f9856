import fc from 'fast-check';
import { libraryHere } from '@/lib/texts/library-here';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  analyses,
  printing,
  analysisPath,
  parseAnalysis,
  answerAnalysis,
  MEASURES,
  getSeries,
  type AnalysisAnswer,
  type Period,
} from '@samvit/research';
import { answerCsv, answerFile } from '@/lib/texts/publication/answer-file';
import { formatPeriod, formatPeriodShort } from '@/lib/web/period';
import { cardSvg } from '@/components/charts/chart-files';
import { Answer } from './answer';
import { values } from '@samvit/charts';
import { drawable } from '@/components/charts/drawable';
import { answerCard } from './answer-card';

// Tries to rebuild the daily and weekly series whose publishers permit no republication from analyses, as
// packages/charts/redistribution.test.ts does from reports. The rule is in
// packages/research/decisions/values-that-may-not-be-passed-on.md. A value counts as rebuilt if it
// is known to five digits from one answer or from all of them together.
const FIVE_DIGITS = 5e-5;

const withheld = [...analyses.analysableSeries(libraryHere())].filter((name) =>
  printing.isMonthEndsOnly(getSeries(libraryHere(), name)),
);
const published = withheld.filter((name) => !getSeries(libraryHere(), name).made);
const askable = withheld.filter(
  (name) => !printing.tellsOtherDays(libraryHere(), getSeries(libraryHere(), name)),
);
const publisher = { product: 'Samvit', notice: 'No advice.', origin: 'https://example.org' };

const periodsOf = (name: string) => getSeries(libraryHere(), name).points.map(({ period }) => period);

/** A level that a series crosses: what somebody types, he knows. */
function levelOf(name: string): number {
  const values = getSeries(libraryHere(), name).points.flatMap(({ value }) => value ?? []);
  return Number((values[Math.floor(values.length / 2)] ?? 1).toPrecision(3));
}

/**
 * Addresses of every measure, with withheld series alone, with one another and with others, over windows
 * of every kind; the same in every run.
 */
const randomAddresses = (count: number): string[] =>
  fc.sample(fc.gen().map(randomAddress), { seed: 106, numRuns: count });

function randomAddress(next: fc.GeneratorValue): string {
  const pick = <T>(from: readonly T[]): T => from[next(fc.nat, { max: from.length - 1 })] as T;
  /** True so many times of a hundred. */
  const chance = (percent: number) => next(fc.integer, { min: 1, max: 100 }) <= percent;
  const all = [...analyses.analysableSeries(libraryHere())];
  const measure = pick(analyses.MEASURE_NAMES);
  const first = pick(chance(95) ? published : withheld);
  const [least, most] = MEASURES[measure].series;
  const { frequency } = getSeries(libraryHere(), first);
  const alike = askable.filter((name) => getSeries(libraryHere(), name).frequency === frequency);
  const furtherNames = Array.from({ length: next(fc.integer, { min: least - 1, max: most - 1 }) }, () =>
    pick(chance(90) ? alike : all),
  );
  const periods = chance(30)
    ? periodsOf(first)
    : printing.printablePoints(getSeries(libraryHere(), first)).map(({ period }) => period);
  const [from = '', to = ''] = [pick(periods), pick(periods)].sort();
  const months = `${from.slice(0, 7)}..${to.slice(0, 7)}`;
  const window = pick(['all', 'all', 'all', '1y', '3m', `${from}..`, `${from}..${to}`, months]);
  const options = [
    ...(MEASURES[measure].options.includes('amount') ? [pick(['amount-100000000', 'amount-99999999'])] : []),
    ...(chance(10) ? [pick(['in-INR', 'in-USD'])] : []),
    ...(MEASURES[measure].options.includes('above')
      ? [`${pick(['above', 'below'])}-${levelOf(first)}${pick(['', '~last'])}`]
      : []),
    ...(MEASURES[measure].options.includes('deeper')
      ? [`deeper-${next(fc.integer, { min: 1, max: 60 })}`]
      : []),
    ...(MEASURES[measure].options.includes('times') ? [`times-${next(fc.integer, { min: 2, max: 5 })}`] : []),
    ...(MEASURES[measure].options.includes('without') && chance(50)
      ? [`without-${pick([2018, 2020, 2026])}`]
      : []),
    ...(MEASURES[measure].options.includes('by') ? [`by-${pick(MEASURES[measure].by ?? [])}`] : []),
    ...(MEASURES[measure].options.includes('roll') ? [`roll-${next(fc.integer, { min: 2, max: 61 })}`] : []),
  ];
  const series = [...new Set([first, ...furtherNames])].map((name) => name.replace('/', '.')).join('~');
  return [measure, series, window, ...(options.length > 0 ? [options.join('~')] : [])].join('/');
}

/**
 * Addresses that somebody would choose to read single days: one step from value to value, the largest
 * amounts, windows that share an end, neighbours whose difference is one month, extremes with their dates,
 * values that look ahead.
 */
function craftedAddresses(): string[] {
  const ofEach = published.flatMap((name) => {
    const [first = '', second = '', third = ''] = periodsOf(name);
    const ends = printing.printablePoints(getSeries(libraryHere(), name)).map(({ period }) => period);
    const [start = '', next = ''] = ends;
    const last = ends.at(-2) ?? '';
    return [
      `growth/${name}/${first}..${second}`,
      `lumpsum/${name}/${second}..${third}/amount-100000000`,
      `lumpsum/${name}/${start}..${last}/amount-100000000`,
      `lumpsum/${name}/${next}..${last}/amount-100000000`,
      `level/${name}/${start}..${next}`,
      `level/${name}/${start}..${last}`,
      `level/${name}/${next}..${last}`,
      `drawdown/${name}/${start}..${last}`,
      `drawdown/${name}/all`,
      `sip/${name}/all/amount-100000000`,
      `calendar/${name}/${first}..${third}/by-month`,
      `calendar/${name}/all/by-month`,
      `calendar/${name}/all/by-month-of-year`,
      `portfolio/${name}~gold-inr-10g/${start}..${next}/mix-99-1~never`,
      `when/${name}/${first}..${third}/above-${levelOf(name)}`,
      `when/${name}/all/above-${levelOf(name)}`,
      `when/${name}/all/below-${levelOf(name)}~last`,
      `falls/${name}/all/deeper-1`,
      `falls/${name}/${first}../deeper-5`,
      `doubling/${name}/all`,
      `growth/${name}/all/without-2026`,
      `volatility/${name}/all/without-2020`,
      `withdrawal/${name}/${start}..${next}/amount-999999999~each-100`,
      `goal/${name}/1y/target-999999999`,
    ];
  });
  return [
    ...ofEach,
    ...['bitcoin-26-weeks-on', 'bitcoin-week-change', 'bitcoin-10-week-average', 'wipro-drawdown'].map(
      (name) => `level/${name}/all`,
    ),
    ...['nifty-it-close~wipro-close', 'bitcoin-weekly~wipro-close'].flatMap((pair) => [
      `growth/${pair}/all`,
      `ratio/${pair}/all`,
      `compare/${pair}/all`,
    ]),
  ];
}

type Read = { address: string; answer: AnalysisAnswer; lines: string[] };

function read(address: string, isPage: boolean): Read[] {
  const analysis = parseAnalysis(libraryHere(), address);
  if ('problem' in analysis) throw new Error(`${address}: ${analysis.problem} ${analysis.part}`);
  const answer = answerAnalysis(libraryHere(), analysis);
  if (answer.state !== 'answer') return [];
  const page = isPage ? renderToStaticMarkup(createElement(Answer, { answer })) : '';
  const { figures, share } = answer;
  const lines = [
    ...page.split(/<\/(?:p|dd|td|tr|h1|h2|text|li)>/).map((part) => part.replace(/<[^>]+>/g, ' ')),
    ...dataLines(answer),
    answer.sentence,
    JSON.stringify(share?.all ?? []),
    ...[...figures.values()].flatMap(({ text, period, worked }) => [
      `${formatPeriod(period)} ${text}`,
      ...worked,
    ]),
    // A value stays beside its period; of periods without a value nothing can be read.
    ...JSON.stringify(answerFile(answer, publisher))
      .split(/(?<=[\]"}])(?<!"period":"[^"]{1,12}"),/)
      .filter((part) => !/^[^{]*\{"period":"[^"]*","status":"[^"]*"[\]}]*$|^"[^"]*"[\]}]*$/.test(part)),
  ];
  return [{ address: analysisPath(analysis), answer, lines }];
}

/** What the script of charts is sent, with one period a line. */
function dataLines({ chart }: AnalysisAnswer): string[] {
  if (!chart) return [];
  const { periods, values: numbers, texts } = values.dataOfChart(drawable(chart));
  return periods.map((period, i) =>
    [period, ...[...numbers, ...texts].map((ofSeries) => ofSeries[i] ?? '')].join(' | '),
  );
}

const crafted = craftedAddresses();
const answers = [
  ...crafted.flatMap((address) => read(address, true)),
  ...randomAddresses(500).flatMap((address) => read(address, false)),
];
const about = (name: string) => answers.filter(({ answer }) => basesOf(answer).has(name));

/** The published series behind an answer. */
function basesOf({ analysis }: AnalysisAnswer): ReadonlySet<string> {
  const all = new Set<string>();
  const visit = (ref: AnalysisAnswer['measured']['series'][number]) => {
    all.add(String(ref));
    getSeries(libraryHere(), ref).made?.from.forEach(visit);
  };
  analysis.series.forEach(visit);
  return all;
}

/** Values of other days than month ends and the latest. */
function secretsOf(name: string): ReadonlyMap<Period, number> {
  const series = getSeries(libraryHere(), name);
  const known = new Set(printing.printablePoints(series).map(({ period }) => period));
  return new Map(
    series.points.flatMap(({ period, value }) =>
      value === null || known.has(period) ? [] : [[period, value]],
    ),
  );
}

type Interval = readonly [low: number, high: number];

/** The numbers of a line, each as what it says before it was rounded. */
function intervalsIn(line: string): Interval[] {
  return [...line.matchAll(/([−-]?)(\d[\d,]*)(?:\.(\d+))?/g)].map(([, sign, whole = '', part = '']) => {
    const size = Number(`${whole.replaceAll(',', '')}.${part}`);
    const value = sign ? -size : size;
    const half = 0.5 * 10 ** -part.length;
    return [value - half, value + half];
  });
}

const isMonth = (period: Period) => /^\d{4}-\d{2}$/.test(period);

const DAY = /\d{4}-\d{2}-\d{2}|\d{1,2} [A-Z][a-z]+ \d{4}/;
const names = (period: Period, line: string) =>
  [period, formatPeriod(period), formatPeriodShort(period)].some((day) => line.includes(day));
const contains = ([low, high]: Interval, value: number) => low - 1e-9 <= value && value <= high + 1e-9;
const isExact = ([low, high]: Interval) => high - low <= FIVE_DIGITS * Math.abs(low + high);

describe('values of days and weeks that may not be passed on cannot be rebuilt from analyses', () => {
  test('there are answers enough to try', () => {
    expect(published).toEqual(['bitcoin-weekly', 'nifty-50-close', 'nifty-it-close', 'wipro-close']);
    expect(crafted).toHaveLength(106);
    expect(answers.length).toBeGreaterThan(120);
    // Of a page everything is read, to its last line.
    expect(answers[0]?.lines.join(' ')).toContain('Figures about the past.');
    for (const name of published) expect([name, about(name).length > 20]).toEqual([name, true]);
  });

  test('windows begin and end where values may be printed, charts draw no other days, and there is no file', () => {
    const wrong = answers.flatMap(({ address, answer }) => {
      const restricted = answer.analysis.series.filter((name) => withheld.includes(name));
      const printable = restricted.map(
        (name) =>
          new Set(printing.printablePoints(getSeries(libraryHere(), name)).map(({ period }) => period)),
      );
      const { from, to } = answer.window;
      const drawnPeriods = (answer.chart?.series ?? [])
        .filter(printing.isMonthEndsOnly)
        .flatMap(({ points }) => points.map(({ period }) => period));
      // A month, of a measure of months, stands for its last day.
      const isOpen = (period: Period) => isMonth(period) || printable.every((periods) => periods.has(period));
      const known = new Set(printable.flatMap((periods) => [...periods]));
      return [
        ...([from, to].every(isOpen) ? [] : [`${address}: a window to another day`]),
        ...(drawnPeriods.every((period) => known.has(period)) ? [] : [`${address}: another day is drawn`]),
        ...(restricted.length > 0 && answerCsv(answer) !== null ? [`${address}: a file`] : []),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test.each(withheld.filter((name) => getSeries(libraryHere(), name).made))(
    '%s, which is made of them, is asked for only if each of its values is of its own day',
    (name) => {
      const { made } = getSeries(libraryHere(), name);
      const isOfItsDay =
        made?.reads === 'same period' && made.from.every((source) => published.includes(String(source)));
      const analysis = parseAnalysis(libraryHere(), `level/${name}/all`);
      if ('problem' in analysis) throw new Error(analysis.problem);
      expect(answerAnalysis(libraryHere(), analysis)).toMatchObject(
        isOfItsDay ? { state: 'answer' } : { kind: 'made-of-withheld' },
      );
    },
  );

  test.each(published)('%s: no value is printed, and none in a picture', async (name) => {
    const secrets = [...secretsOf(name)];
    const series = getSeries(libraryHere(), name);
    const open = printing.printablePoints(series).flatMap(({ value }) => value ?? []);
    const pictures = await Promise.all(
      about(name).map(async ({ address, answer }) => {
        const svg = await cardSvg(answerCard(answer), 630);
        return {
          address,
          lines: svg.split(/<\/t(?:ext|span)>/).map((part) => part.replace(/<[^>]+>/g, ' ')),
        };
      }),
    );
    const matches = [...about(name), ...pictures].flatMap(({ address, lines }) =>
      lines.flatMap((line) =>
        intervalsIn(line)
          .filter((each) => isExact(each) && !open.some((value) => contains(each, value)))
          .flatMap((each) => secrets.filter(([, value]) => contains(each, value)))
          .map(([period]) => `${address}: ${period} in ${line}`),
      ),
    );
    expect(matches).toEqual([]);
  });

  test.each(published)('%s: no value follows from a known one and what is printed beside its day', (name) => {
    const secrets = secretsOf(name);
    const open = printing.printablePoints(getSeries(libraryHere(), name));
    const dated = [...new Set(about(name).flatMap(({ lines }) => lines))].filter((line) => DAY.test(line));
    const disclosures = [...secrets].flatMap(([period, secret]) => {
      let known: Interval = [0, 1e9];
      for (const line of dated.filter((each) => names(period, each))) {
        // What else the line is about: the other end of a change.
        const others = open.flatMap((point) => (names(point.period, line) ? (point.value ?? []) : []));
        for (const each of intervalsIn(line)) known = narrowed(known, each, others, secret);
      }
      return isExact(known) ? [`${period}: ${known.join(' to ')}`] : [];
    });
    expect(disclosures).toEqual([]);
  });
});

describe('of monthly values that may not be passed on an answer tells single ones, and no list', () => {
  const MOST = 10;
  const addresses = ['nvidia-close', 'india-10y', 'reliance-close'].flatMap((name) =>
    analyses.MEASURE_NAMES.map((measure) => {
      const others = [name === 'india-10y' ? 'us-10y' : 'usd-inr', 'gold-usd-oz'].slice(
        0,
        MEASURES[measure].series[0] - 1,
      );
      return `${measure}/${[name, ...others].join('~')}/all`;
    }),
  );

  test.each(addresses)('%s', (address) => {
    const answers = read(address, true);
    const name = address.split('/')[1]?.split('~')[0] ?? '';
    const points = getSeries(libraryHere(), name).points.flatMap(({ period, value }) =>
      value === null ? [] : [{ period, value }],
    );
    for (const { answer, lines } of answers) {
      expect(answerCsv(answer)).toBeNull();
      const told = points.filter(({ period, value }) =>
        lines.some(
          (line) =>
            names(period, line) && intervalsIn(line).some((each) => isExact(each) && contains(each, value)),
        ),
      );
      expect(told.length).toBeLessThanOrEqual(MOST);
    }
  });
});

/**
 * What is known of a secret after a number is read beside its day: as the value, as what a known value is
 * multiplied or divided by, or as its change in per cent. The attacker is told which of these is right.
 */
function narrowed(known: Interval, [low, high]: Interval, open: readonly number[], secret: number): Interval {
  const readings: Interval[] = [
    [low, high],
    ...open.flatMap((value): Interval[] => [
      [value * low, value * high],
      [value / high, value / low],
      [value * (1 + low / 100), value * (1 + high / 100)],
      [value / (1 + high / 100), value / (1 + low / 100)],
    ]),
  ];
  return readings
    .filter((each) => contains(each, secret) && (each[1] - each[0]) / secret < 0.01)
    .reduce(([a, b], [c, d]): Interval => [Math.max(a, c), Math.min(b, d)], known);
}

test.each([
  'ratio/nifty-50-monthly~gold-inr-10g/all',
  'calendar/nifty-50-monthly/all',
  'growth/nifty-50-monthly/all',
])(
  'the values of the chart of %s are told to four digits, but for the last one at the end of its line',
  (address) => {
    const analysis = parseAnalysis(libraryHere(), address);
    const answer = 'problem' in analysis ? null : answerAnalysis(libraryHere(), analysis);
    if (answer?.state !== 'answer' || !answer.chart) throw new Error(`${address} has no chart`);
    const told = values.dataOfChart(drawable(answer.chart)).values.flatMap((series) => series.slice(0, -1));
    expect(told.length).toBeGreaterThan(20);
    expect(told).toEqual(told.map((value) => value && Number(value.toPrecision(4))));
  },
);
