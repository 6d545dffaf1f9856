import type { Definition } from '../figures/figure';
import { stepsIn, type Window } from '../figures/windows';
import { capitalised } from '../insights/wording';
import type { Library } from '../series/library';
import { particulars } from '../series/particulars';
import { currencyOf, type Series } from '../series/series';
import { seriesFacts } from '../series/series-facts';
import type { SeriesRef } from '../series/series-ref';
import { sharedPeriods } from '../series/shared-periods';
import { firstIsMost, isMore } from './counts';
import { ofOne } from './definitions';
import { ofLine } from './drawings';
import {
  PRICES,
  type Definitions,
  type MeasureShape,
  type MeasureTerms,
  type SentenceContext,
  type Unfit,
} from './measure';
import { resultsOf } from './first-line';

/**
 * Growth a year above that of a bill of the state, for each unit of volatility (Sharpe, Journal of Business 1966). The
 * bill is in rupees, and so must be the series: prices in rupees, and indices of prices in rupees, as those of
 * Indian exchanges. The bill of the last month was not held in the window.
 */
export const sharpe: MeasureShape = {
  series: [1, 2],
  takesWindows: true,
  isOrdered: true,
  options: [],
  kinds: PRICES,
  isOfMonths: true,
  beside: (library) => [billOf(library)],
  needs: 'varying returns',
  isOfMoves: true,
  isPerYear: true,
  leader: 'most',
  formulas: ['sharpe'],
  next: [{ measure: 'growth' }, { measure: 'volatility' }, { measure: 'drawdown' }],
  figures,
  sentence,
  drawing: ofLine,
  counted: (terms) => (terms.length > 1 ? ['first-more-for-moves', firstIsMost] : ['above-bill', isMore]),
  refuses: (_, series) => unfitOf(series),
};

const billOf = (library: Library): string => particulars(library).riskFree;

function unfitOf(series: readonly Series[]): Unfit | null {
  const slow = series.find(({ frequency }) => frequency !== 'monthly');
  if (slow)
    return {
      kind: 'needs-months',
      values: { title: seriesFacts(slow).title },
      instead: [{ measure: 'growth', series: [slow.id] }],
    };
  const foreign = series.find((each) => currencyOf(each) !== 'INR');
  if (!foreign) return null;
  return {
    kind: 'not-rupees',
    values: { title: seriesFacts(foreign).title },
    instead: [{ measure: 'growth' }, { measure: 'volatility' }],
  };
}

function figures(library: Library, { series }: MeasureTerms, window: Window): Definitions {
  const bill = billOf(library);
  const months = sharedPeriods(library, [bill]);
  const last = months[stepsIn(months, { from: months[0]?.period ?? '', to: window.to }) - 1]?.period;
  const ratios = series.map((ref): Definitions[number] => [
    `${String(ref)}.sharpe`,
    { formula: 'sharpe', format: 'number-2', series: ref, with: bill, ...window } as Definition,
  ]);
  return [
    ...ratios,
    ...series.flatMap((ref) => ofOne(ref, window, [['growth-per-year', 'percent']])),
    ...series.flatMap((ref) => ofOne(ref, window, [['volatility', 'percent']])),
    ...ofOne(bill, { from: window.from, to: last ?? window.to }, [['average', 'points-2']]),
  ];
}

/** Of one series how the ratio comes about, of two which has more. */
function sentence(context: SentenceContext): string {
  const { library, terms, figures: answered } = context;
  const { words } = library;
  const [first, second] = resultsOf(context, 'sharpe');
  const textOf = (ref: SeriesRef, name: string) => answered.get(`${String(ref)}.${name}`)?.text ?? '';
  const values = { title: capitalised(words, first?.name ?? ''), ratio: first?.figure.text ?? '' };
  const [ref = ''] = terms.series;
  return second
    ? words.text('analysis.sentence.sharpes', { ...values, second: second.name, next: second.figure.text })
    : words.text('analysis.sentence.sharpe', {
        ...values,
        growth: textOf(ref, 'growth-per-year'),
        volatility: textOf(ref, 'volatility'),
        bill: textOf(billOf(library), 'average'),
      });
}
