import type { Library } from '../series/library';
import type { Words } from '../words/words';
import { isPresent } from '../figures/evidence';
import { isUnderAYear, type Window } from '../figures/windows';
import { getSeries } from '../series/get-series';
import { isOfOwn, isOwnName } from '../series/own-name';
import { incomparable, notesOn, type Incomparable } from '../series/notes';
import { isMonthEndsOnly } from '../series/printable';
import { between, currencyOf, type Series } from '../series/series';
import { readSeriesFile } from '../series/series-file';
import { deepestDrawdown } from '../series/statistics';
import { UNITS } from '../series/units';
import { formatPeriod, yearsBetween } from '../time/period';
import type { Measurement } from './address';
import { isInOtherCurrency, isLinked } from './converted';
import type { Fairness, FairnessKind } from './fairness';
import { isByMonth, nameOfInput } from './join-series';
import { lastComparable, onOneBasis, onOtherBasis } from '../measures/other-basis';
import { isMoved } from './resolve-window';
import { MEASURES } from '../measures';
import { nameOf } from '../measures/names';
import { isOfMoney, type WindowShare } from '../measures/measure';

/** What a reader must know of an answer, because of its data or of what the measure leaves out. */
export type AnswerCaution = { kind: CautionKind; text: string };

/** The strongest first: those about values themselves are never among those that are left out. */
const CAUTIONS = [
  'own',
  'history',
  'disputed',
  'disputed-fall',
  'partial',
  'other-basis',
  'basis-change',
  'earlier-basis',
  'single-source',
  'moved',
  'absent',
  'currencies',
  'season',
  'averages',
  'no-instalment',
  'under-a-year',
  'not-counted',
  'month-ends',
  'by-month',
  'linked',
  'joints',
  'converted',
  'hindsight',
  'costs',
  'dividends',
  'duty',
  'one-off',
] as const;
type CautionKind = (typeof CAUTIONS)[number];

/** More would not be read. */
const MOST = 6;

/**
 * The cautions of an answer, the strongest first; what is said at its figures is not said again.
 * @param isAllThereIs whether its window is the longest, where a longer one was asked for: it says so itself
 */
export function cautionsOf(
  library: Library,
  analysis: Measurement,
  window: Window,
  share: WindowShare | 'not counted' | null,
  fairness: readonly Fairness[],
  isAllThereIs: boolean,
): AnswerCaution[] {
  const measure = MEASURES[analysis.measure];
  const isSaid = (kind: FairnessKind) => fairness.some((each) => each.kind === kind);
  const ownCautions = measure.cautions?.(analysis, window) ?? [];
  const series = analysis.series.map((ref) => getSeries(library, ref));
  const besides = measure.beside?.(library).map((ref) => getSeries(library, ref)) ?? [];
  const inWindow = [...series, ...besides].flatMap((whole) =>
    between(whole, window.from, window.to).points.map((point) => ({
      status: point.status,
      isOwn: whole.inputs.some(isOwnName),
      reason: incomparable(whole, point),
      kinds: notesOn(whole.notes, point.period).map(({ kind }) => kind),
    })),
  );
  const leftOut = series.flatMap((whole) => leftOutAfter(whole, window));
  const files = series.map(({ inputs }) => inputs.map((id) => readSeriesFile(library, id)));
  const leavesOut = files.flat().flatMap((file) => file.leavesOut);
  const ownObserved = analysis.series.flatMap((ref) =>
    getSeries(library, nameOfInput(ref)).inputs.map((id) => readSeriesFile(library, id).observed),
  );
  const missingCount = measure.missing?.(library, analysis, window) ?? 0;
  const otherBasis = measure.isOfLast && series[0] ? otherBasisOf(library.words, series[0], window) : null;
  const fall = measure.tellsFall
    ? series.flatMap((each) => disputedFall(library.words, each, window))[0]
    : undefined;
  const earlier = series.flatMap((each) => earlierBasis(library.words, each, window))[0];
  const holds: Record<CautionKind, boolean> = {
    own: analysis.series.some(isOfOwn),
    history: ownCautions.includes('history'),
    disputed: inWindow.some(({ status, reason }) => status === 'disputed' || reason === 'disputed'),
    'disputed-fall': fall !== undefined,
    partial: leftOut.includes('partial'),
    'other-basis': otherBasis !== null,
    // One within a window is refused.
    'basis-change': otherBasis === null && leftOut.includes('basis-change'),
    'earlier-basis': earlier !== undefined,
    'single-source': inWindow.some(({ status, isOwn }) => status === 'single source' && !isOwn),
    moved: measure.isOfLength !== true && !isAllThereIs && isMoved(analysis.window, window),
    currencies: new Set(series.flatMap((each) => currencyOf(each) ?? [])).size > 1,
    season: measure.comparesEnds === true && series.some(isOfSeasons) && isNotWholeYears(window),
    averages: measure.isOfMoves === true && ownObserved.includes('average'),
    'no-instalment': missingCount > 0,
    'under-a-year': measure.isPerYear === true && isUnderAYear(window),
    'not-counted': share === 'not counted',
    'month-ends': series.some(isMonthEndsOnly),
    'by-month': analysis.series.some(isByMonth),
    linked: isLinked(library, analysis, window),
    converted: analysis.currency !== undefined && analysis.series.some(isInOtherCurrency),
    hindsight: isOfMoney(measure) && series.some(({ unit }) => /share|BTC|ETH/.test(unit)),
    absent: ownCautions.includes('absent'),
    joints: ownCautions.includes('joints'),
    costs: (isOfMoney(measure) && !measure.buysNothing) || leavesOut.includes('costs'),
    dividends: leavesOut.includes('dividends') && !isSaid('fund-index'),
    duty: leavesOut.includes('duty') && !isSaid('duty-paid'),
    'one-off': inWindow.some(({ kinds }) => kinds.includes('one-off')),
  };
  return CAUTIONS.filter((kind) => holds[kind])
    .slice(0, MOST)
    .map((kind) => ({
      kind,
      text: library.words.text(`analysis.cautions.${kind}`, {
        count: missingCount,
        series: series.length,
        absent: library.words.list((analysis.absent ?? []).map((ref) => nameOf(library, ref))),
        product: library.house.product,
        ...otherBasis,
        ...fall,
        ...earlier,
      }),
    }));
}

/**
 * Why the values after a window are left out; nothing where one of them may be compared, and the window could
 * reach further.
 */
export function leftOutAfter(whole: Series, { to }: Window): Incomparable[] {
  const after = whole.points.slice(whole.points.findIndex(({ period }) => period === to) + 1);
  const reasons = after.flatMap((point) => (point.value === null ? [] : [incomparable(whole, point)]));
  const reasonsGiven = reasons.filter((reason) => reason !== null);
  return reasonsGiven.length === reasons.length ? reasonsGiven : [];
}

/**
 * The values before a window that are left out because they are measured in another way; none where others
 * are left out too.
 */
function earlierBasis(words: Words, { notes, points }: Series, { from }: Window) {
  const before = points.slice(
    0,
    points.findIndex(({ period }) => period === from),
  );
  const present = before.filter(({ value }) => value !== null);
  const isOther = (point: (typeof points)[number]) => incomparable({ notes }, point) === 'basis-change';
  const [first] = present;
  return first && present.every(isOther)
    ? [{ first: formatPeriod(words, first.period), start: formatPeriod(words, from) }]
    : [];
}

/** The lowest value of the deepest fall, where sources differ about it: the depth is that by one of them. */
function disputedFall(words: Words, whole: Series, { from, to }: Window) {
  const points = between(whole, from, to).points.filter(isPresent);
  const { depth, trough } = deepestDrawdown(points.map(({ value }) => value));
  const lowest = points[trough];
  if (depth === 0 || !lowest || incomparable(whole, lowest) !== 'disputed') return [];
  const note = notesOn(whole.notes, lowest.period).find(({ kind }) => kind === 'disputed');
  return [{ at: formatPeriod(words, lowest.period), dispute: note?.text ?? '' }];
}

/** What is to be said of a level that is measured in another way than the values before it. */
function otherBasisOf(words: Words, series: Series, window: Window) {
  const { from, to } = window;
  if (!onOtherBasis(series).has(to)) return null;
  const note = notesOn(series.notes, to).find(({ kind }) => kind === 'basis-change');
  return {
    to: formatPeriod(words, to),
    last: formatPeriod(words, lastComparable(series) ?? from),
    hasOthers: onOneBasis(series, window) ? 'yes' : 'no',
    note: note?.text ?? '',
  };
}

/**
 * Of what is sold, earned or registered in a month or a quarter, which may depend on the time of the year.
 * Sums over a year do not.
 */
const isOfSeasons = ({ unit, frequency, made }: Series) =>
  ['money', 'count'].includes(UNITS[unit].kind) &&
  ['monthly', 'quarterly'].includes(frequency) &&
  (!made || made.reads === 'same period');

const isNotWholeYears = ({ from, to }: Window) =>
  !Number.isInteger(Number(yearsBetween(from, to).toFixed(6)));
