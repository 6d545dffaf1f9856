import { libraryHere } from '@/lib/texts/library-here';
import { wordsHere } from '@/lib/content/words-here';
import { bisectLeft } from 'd3-array';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  analyses,
  printing,
  tables,
  parseAnalysis,
  answerAnalysis,
  getSeries,
  type AnalysisAnswer,
} from '@samvit/research';
import { answerCsv } from '@/lib/texts/publication/answer-file';
import { Answer } from './answer';

// Somebody brings series made to get values back that may not be passed on. The rule is in
// packages/research/decisions/values-that-may-not-be-passed-on.md; licence.test.ts tries the same
// without own series. A value is given back if a number of an answer tells it to five digits.
const FIVE_DIGITS = 5e-5;

const withheld = [...analyses.analysableSeries(libraryHere())].filter((name) => {
  const series = getSeries(libraryHere(), name);
  return printing.isMonthEndsOnly(series) && !series.made;
});

const known = (name: string) =>
  new Set(printing.printablePoints(getSeries(libraryHere(), name)).map(({ period }) => period));

/** The days that nobody may be told. */
const secrets = (name: string) =>
  getSeries(libraryHere(), name).points.filter(
    ({ period, value }) => value !== null && !known(name).has(period),
  );

type Row = tables.CarriedSeries['rows'][number];

const series = (
  name: string,
  rows: Row[],
  unit: tables.CarriedSeries['unit'] = 'USD',
): tables.CarriedSeries => ({
  ...{ name, unit, kind: 'price', observed: 'close' },
  rows,
});

/** Own series for one that is withheld: each is what somebody would bring who wants its days. */
function craftedFor(name: string): tables.CarriedSeries[] {
  const days = getSeries(libraryHere(), name).points.flatMap(({ period, value }) =>
    value === null ? [] : [period],
  );
  const secret = secrets(name).map(({ period }) => period);
  const middle = secret[Math.floor(secret.length / 2)] ?? '';
  const ones = (over: readonly string[], at = '', spike = 1): Row[] =>
    over.map((day) => [day, day === at ? spike : 1]);
  // Not quite constant, or there is no variance.
  const wavy = (over: readonly string[], at = '', spike = 1): Row[] =>
    over.map((day, i) => [day, day === at ? spike : 1 + (i % 2) * 1e-9]);
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  return [
    series('ones', ones(days)),
    series('ones on the secret days', ones(secret)),
    series('one spike', wavy(days, middle, 1e6)),
    series('one spike on secret days', wavy(secret, middle, 1e6)),
    series(
      'one step',
      days.map((day) => [day, day < middle ? 1 : 2]),
    ),
    series('two days', ones([days[days.indexOf(middle) - 1] ?? '', middle])),
    series('days until a secret one', ones(days.slice(0, days.indexOf(middle) + 1))),
    series('days from a secret one', ones(days.slice(days.indexOf(middle)))),
    series(
      'months but for some days',
      [...months.map((month): Row => [month, 1]), [middle, 1] as Row].sort(),
    ),
    series(
      'a day of each month',
      months
        .flatMap((month) => secret.find((day) => day.startsWith(month)) ?? [])
        .map((day): Row => [day, 1]),
    ),
    series(
      'powers of ten',
      days.slice(0, 12).map((day, i) => [day, 10 ** i]),
    ),
    series('every other day', ones(days.filter((_, i) => i % 2 === 0))),
    series('other unit', ones(days), 'INR'),
  ];
}

/** What to ask of each: every measure of two series that are compared, in both orders. */
const addressesOf = (name: string, own: string) => [
  `ratio/${name}~${own}/all`,
  `beta/${name}~${own}/all`,
  `beta/${own}~${name}/all`,
  `correlation/${own}~${name}/all`,
  `compare/${name}~${own}/all`,
  `growth/${name}~${own}/all`,
  `volatility/${own}~${name}/all`,
  `drawdown/${own}~${name}/all`,
  `rolling-correlation/${own}~${name}/all/roll-2`,
];

type Told = {
  address: string;
  own: tables.CarriedSeries;
  days: string[];
  numbers: number[];
  csv: string | null;
};

function told(address: string, own: tables.CarriedSeries): Told | null {
  const library = libraryHere().with([tables.carriedFile(wordsHere(), own)]);
  const analysis = parseAnalysis(library, address);
  if ('problem' in analysis) throw new Error(`${address}: ${analysis.part}`);
  const answer = answerAnalysis(library, analysis);
  if (answer.state !== 'answer') return null;
  const markup = renderToStaticMarkup(createElement(Answer, { answer, own: 'actions' }));
  // A comma in a list of numbers is between two, and not within one.
  const page = markup.replace(/\[[-\d.,]+\]/g, (list) => list.replaceAll(',', ' '));
  const drawnPoints = (answer.chart?.series ?? []).flatMap(({ points }) => points);
  return {
    address,
    own,
    days: daysIn(answer),
    numbers: [
      ...[...page.replace(/<svg.*?<\/svg>/gs, '').matchAll(/\d[\d,]*\.?\d*/g)].map(([text]) =>
        Number(text.replaceAll(',', '')),
      ),
      ...[...answer.figures.values()].map(({ value }) => value),
      ...drawnPoints.flatMap(({ value }) => value ?? []),
    ],
    csv: answerCsv(answer),
  };
}

/** The days of published series that an answer was worked out of, down to the last. */
const daysIn = ({ figures }: AnalysisAnswer): string[] =>
  [...figures.values()].flatMap(({ evidence }) =>
    evidence.flatMap(({ series: { id }, rows }) =>
      withheld.includes(id) ? rows.map(({ period }) => `${id} ${period}`) : [],
    ),
  );

const crafted = withheld.flatMap((name) => craftedFor(name).map((own) => ({ name, own })));

test('there are more than fifty of them, and enough has an answer', () => {
  expect(withheld).toEqual(['bitcoin-weekly', 'nifty-50-close', 'nifty-it-close', 'wipro-close']);
  expect(crafted.length).toBeGreaterThan(50);
});

describe.each(withheld)('%s', (name) => {
  const answers = craftedFor(name).flatMap((own) =>
    addressesOf(name, tables.carriedName(own)).flatMap((address) => told(address, own) ?? []),
  );

  test('meets own series, or nothing would be tried', () => {
    expect(answers.length).toBeGreaterThan(5);
  });

  test('only ends of months meet what a reader chose', () => {
    const open = new Set([...known(name)].map((day) => `${name} ${day}`));
    const wrong = answers.flatMap(({ address, days }) =>
      days.filter((day) => !open.has(day)).map((day) => `${address}: ${day}`),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('no number of an answer is a value of another day, or the change to it or from it', () => {
    const all = getSeries(libraryHere(), name).points.flatMap(({ period, value }) =>
      value === null ? [] : [{ period, value }],
    );
    const open = known(name);
    const hidden = all.flatMap(({ period, value }, i) => {
      if (open.has(period)) return [];
      const beside = [all[i - 1]?.value, all[i + 1]?.value].flatMap((other) =>
        other === undefined ? [] : [other],
      );
      return [value, ...beside.flatMap((other) => [value / other, Math.log(value / other)])].map(
        (secret) => ({ period, secret }),
      );
    });
    const ends = all.filter(({ period }) => open.has(period)).map(({ value }) => value);
    const matches = answers.flatMap(({ address, own, numbers }) => {
      // What is known anyway: an end of a month, and how it stands to a value that the reader brought.
      const known = own.rows.flatMap(([, value]) =>
        ends.flatMap((end) => [end, end / (value ?? 1), (value ?? 1) / end]),
      );
      const exposed = [...new Set(known)].sort((a, b) => a - b);
      const isKnown = (number: number) => {
        const next = exposed[bisectLeft(exposed, number * (1 - 1e-6))] ?? NaN;
        return Math.abs(next - number) <= 1e-6 * number;
      };
      return [...new Set(numbers)]
        .filter((number) => Math.abs(number) > 100 && !Number.isInteger(number) && !isKnown(number))
        .flatMap((number) =>
          hidden
            .filter(
              ({ secret }) =>
                Math.abs(secret) > 100 && Math.abs(number - secret) <= FIVE_DIGITS * Math.abs(secret),
            )
            .map(({ period }) => `${address}: ${period} by ${number}`),
        );
    });
    expect(matches).toEqual([]);
  });

  test('there is no file of an answer', () => {
    expect(answers.filter(({ csv }) => csv !== null).map(({ address }) => address)).toEqual([]);
  });
});

test('what may be passed on is a file with a reader’s own series beside it', () => {
  const own = series(
    'mine',
    getSeries(libraryHere(), 'gold-inr-10g').points.map(({ period }) => [period, 2]),
    'INR',
  );
  expect(told(`compare/gold-inr-10g~${tables.carriedName(own)}/all`, own)?.csv).toContain(
    'period,gold-inr-10g,own.',
  );
});
