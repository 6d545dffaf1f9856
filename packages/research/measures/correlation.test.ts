import { answerAt } from '@/testing/content/analysis-answers';
import { libraryHere } from '@/lib/texts/library-here';
import { copyRealContent, writeContent } from '@/testing/content/content-folder';
import { seriesText } from '@/testing/content/series-file';
import { analysisPath, parseAnalysis } from '../answers/address';

// An answer reads subjects, too.
copyRealContent();

/** 25 months from 100 on, whose log returns are these, six times after one another. */
function write(id: string, title: string, returns: readonly number[]) {
  let value = 100;
  const points = Array.from({ length: 25 }, (_, i): [string, number] => {
    if (i > 0) value *= 1.1 ** (returns[(i - 1) % returns.length] ?? NaN);
    return [new Date(Date.UTC(2020, i)).toISOString().slice(0, 7), value];
  });
  writeContent(
    `series/${id}.json`,
    seriesText({ id, title, unit: 'INR per unit', redistribute: true, points }),
  );
}
write('first', 'First', [1, -1, 1, -1]);
write('second', 'Second', [0, 0, 1, -1]);
write('third', 'Third', [-1, 1, -1, -1]);

function analysisOf(address: string) {
  const analysis = parseAnalysis(libraryHere(), address);
  if ('problem' in analysis) throw new Error(analysis.problem);
  return analysis;
}

test('of three series all pairs are told, from the highest', () => {
  // Deviations from the mean: 1 −1 1 −1, variance 1; 0 0 1 −1, variance 1/2; −1/2 3/2 −1/2 −1/2, variance 3/4.
  // Mean products: (1 + 1)/4 = 1/2, by the root of 1/2: 0.71. (−1/2 + 1/2)/4 = 0. −2/4, by the root of 3/4: −0.58.
  const result = answerAt('correlation/third~first~second/all');
  expect([...result.figures].map(([name, { text }]) => [name, text])).toEqual([
    ['first~second.correlation', '0.71'],
    ['second~third.correlation', '0.00'],
    ['first~third.correlation', '−0.58'],
  ]);
  expect(result.sentence).toBe(
    'Of 3 pairs First and Second moved together most (0.71), First and Third least (−0.58).',
  );
  expect(result.listing).toMatchObject({
    headings: ['Pair', 'Correlation of log returns'],
    rows: [
      ['First and Second', '0.71'],
      ['Second and Third', '0.00'],
      ['First and Third', '−0.58'],
    ],
  });
  expect(result.listing?.bars?.map((value) => value.toFixed(1))).toEqual([
    '0.7',
    expect.stringMatching(/^-?0\.0$/),
    '-0.6',
  ]);
  expect(result.chart).toBeNull();
  expect(result.share).toBeNull();
});

test('two series are told as one pair, with their points and without a list', () => {
  const result = answerAt('correlation/first~second/all');
  expect([...result.figures].map(([name, { text }]) => [name, text])).toEqual([
    ['first~second.correlation', '0.71'],
  ]);
  expect(result.sentence).toBe('First and Second moved together in 2 years: strong correlation (0.71).');
  expect(result.chart?.spec.kind).toBe('scatter');
  expect(result.listing).toBeNull();
});

test('six have four figures at a glance and fifteen in the list; of rates changes are compared', () => {
  const prices = answerAt(
    'correlation/gold-inr-10g~silver-inr-kg~nifty-50-monthly~sensex-monthly~nifty-bank-monthly~usd-inr/10y',
  );
  expect(prices.keyFigures).toHaveLength(4);
  expect(prices.listing?.rows).toHaveLength(15);
  const values = [...prices.figures.values()].map(({ value }) => Math.round(100 * value));
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  const rates = answerAt('correlation/india-10y~us-10y~india-tbill-91/5y');
  expect([...rates.figures.values()].map(({ formula }) => formula)).toEqual(
    Array.from({ length: 3 }, () => 'correlation-of-changes'),
  );
  expect(rates.sentence).toMatch(
    /^Of 3 pairs India's 10-year yield and the US 10-year yield moved together most /,
  );
});

test('several windows stand side by side for one pair alone', () => {
  const three = 'correlation/first~second~third/1y~2y';
  expect(parseAnalysis(libraryHere(), three)).toMatchObject({ problem: 'window' });
  expect(
    analysisPath({ ...analysisOf('correlation/first~second/1y~2y'), series: ['first', 'second', 'third'] }),
  ).toBe('correlation/first~second~third/1y');
});
