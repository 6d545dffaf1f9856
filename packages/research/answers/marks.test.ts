import { inLocale } from '@/lib/content/locale';
import { locales } from '@/lib/content/locales';
import { libraryHere } from '@/lib/texts/library-here';
import { answerOrRefusal } from '@/testing/content/analysis-answers';
import { chartSpecSchema } from '../charts/chart-spec';
import { formatPeriod, formatPeriodShort } from '../time/period';
import { MEASURE_EXAMPLES } from '@/testing/content/measure-examples';
import { MEASURE_NAMES, MEASURES } from '../measures';

/** More of those that tell an extreme. */
const MORE = [
  'drawdown/bitcoin-weekly/all',
  'drawdown/bitcoin-monthly~gold-usd-oz/10y',
  'drawdown/wipro-close~nifty-it-close/all',
  'drawdown/nifty-50-close/all',
  'level/bitcoin-weekly/all',
  'calendar/nifty-50-monthly/all/by-month',
  'rolling-growth/bitcoin-monthly/all/roll-12',
];

const answered = (address: string) => {
  const answer = answerOrRefusal(address);
  if (answer.state !== 'answer') throw new Error(`${address}: ${answer.sentence}`);
  return answer;
};

/** Formulas whose figure is of one period of its window: where its value is highest, lowest, or was reached. */
const OF_ONE_PERIOD = /^(?:highest|lowest|value|peak|trough|recovery|deepest-drawdown)$/;

/** The figures of one period inside the window that a sentence states by their value or by their date. */
function statedFigures({ figures, sentence, window }: ReturnType<typeof answered>) {
  const { words } = libraryHere();
  return [...figures].flatMap(([name, { formula, period, text }]) => {
    if (!OF_ONE_PERIOD.test(formula) || period === window.to || period === window.from) return [];
    const size = text.replace(/^[-−+]/, '');
    // The lowest value of a fall has its day in another figure.
    const trough = figures.get(name.replace(/[^.]+$/, 'trough'));
    const at = formula === 'deepest-drawdown' ? (trough?.period ?? period) : period;
    const dates = [formatPeriod(words, at), formatPeriodShort(words, at)];
    return [size, ...dates].some((each) => sentence.includes(each)) ? [{ at, size }] : [];
  });
}

describe.each(locales())('in %s', (locale) => {
  test.each([...MEASURE_NAMES.map((name) => MEASURE_EXAMPLES[name]), ...MORE])(
    'what the first line of %s states is marked in its chart',
    (address) =>
      inLocale(locale, () => {
        const answer = answered(address);
        const { chart } = answer;
        if (!chart || chart.spec.kind === 'scatter') return;
        const isDrawn = (period: string) =>
          chart.series.some(({ points }) => points.some((point) => point.period === period));
        const lasts = new Set(chart.series.map(({ points }) => points.at(-1)?.period));
        const isMarked = ({ at, size }: { at: string; size: string }) =>
          chart.spec.marks.some(({ period, label }) => period === at || label.includes(size));
        const missing = statedFigures(answer).filter((each) => !isMarked(each) && !lasts.has(each.at));
        expect([answer.sentence, missing]).toEqual([answer.sentence, []]);
        expect(chart.spec.marks.filter(({ period }) => !isDrawn(period))).toEqual([]);
        expect(chart.spec.marks.length).toBeLessThanOrEqual(3);
        expect(chartSpecSchema.shape.marks.safeParse(chart.spec.marks).success).toBe(true);
      }),
  );
});

test('measures without a chart of lines are those that are lists or returns against each other', () => {
  const without = MEASURE_NAMES.filter(
    (name) => answered(MEASURE_EXAMPLES[name]).chart?.spec.kind !== 'line',
  );
  expect(without.filter((name) => !MEASURES[name].marks)).toEqual(['drawdown', 'beta', 'rank']);
});
