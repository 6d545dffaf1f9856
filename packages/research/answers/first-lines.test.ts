import { inLocale } from '@/lib/content/locale';
import { locales } from '@/lib/content/locales';
import { answerOrRefusal } from '@/testing/content/analysis-answers';
import { MEASURE_NAMES, MEASURES, type Measure } from '../measures';
import { MOST_SIGNS } from '../measures/first-line';

/** The names that are asked for most. */
const COMMON = [
  'gold-inr-10g',
  'silver-inr-kg',
  'nifty-50-monthly',
  'sensex-monthly',
  'nifty-bank-monthly',
  'bitcoin-monthly',
  'reliance-close',
  'tcs-close',
  'hdfc-bank-close',
  'sbi-close',
  'ppf-account',
  'usd-inr',
];

const WINDOWS = ['all', '1y', '5y', '10y', '2010-01..2020-12'];

/** What a measure needs to be asked for at all. */
const OPTIONS: Partial<Record<Measure, string>> = { when: '/above-50' };

const RATES = ['india-10y', 'us-10y', 'india-tbill-91'];

/**
 * One series, or one with the next of them, as many as the measure takes: over each window in
 * testing/commands/test-full.ts, otherwise over one of them, by turns.
 */
function addressesOf(measure: Measure): string[] {
  const [least, most] = MEASURES[measure].series;
  if (measure === 'worth') return WINDOWS.map((window) => `worth/inr/${window}`);
  const names = measure === 'difference' ? RATES : COMMON;
  const windows = MEASURES[measure].isOfLength ? ['1y', '5y', '10y'] : WINDOWS;
  return names.flatMap((name, i) => {
    const pair = `${name}~${names[(i + 1) % names.length] ?? ''}`;
    const series = [...(least === 1 ? [name] : []), ...(most > 1 ? [pair] : [])];
    const turns = process.env.WHOLE_MATRIX ? windows : windows.slice(i % windows.length).slice(0, 1);
    return series.flatMap((each) =>
      turns.map((window) => `${measure}/${each}/${window}${OPTIONS[measure] ?? ''}`),
    );
  });
}

describe.each(locales())('in %s', (locale) => {
  test.each(MEASURE_NAMES)('the first line of %s is read at a glance', (measure) =>
    inLocale(locale, () => {
      const answers = addressesOf(measure).flatMap((address) => {
        const answer = answerOrRefusal(address);
        return answer.state === 'answer' ? [{ address, answer }] : [];
      });
      expect(answers.length).toBeGreaterThan(2);
      const long = answers.filter(({ answer }) => answer.sentence.length > MOST_SIGNS);
      expect(long.map(({ address, answer }) => `${address}: ${answer.sentence}`)).toEqual([]);
      for (const { address, answer } of answers) {
        const { sentence, keyFigures, lines } = answer;
        expect([address, keyFigures.length > 0 && keyFigures.length <= 4]).toEqual([address, true]);
        expect(sentence).toMatch(/^\S.*\S[.।]$/);
        expect(sentence).not.toMatch(/ {2}|,,|before duty|month-end|monthly average|औसत भाव/);
        expect(lines[0]).toMatch(/\d{4}/);
      }
    }),
  );
});
