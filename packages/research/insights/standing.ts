import type { Library } from '../series/library';
import { reachOf, reachUpTo, type Reach } from '../series/freshness';
import { getSeries } from '../series/get-series';
import { incomparable } from '../series/notes';
import { startsAfter, type Period } from '../time/period';
import { distinctTexts, pointValues } from './compose';
import { presentPoints } from './history';
import { sinceOfTwo } from './holder';
import type { Insight } from './insight';
import type { Direction } from './rank';
import { readSubjectSeries, subjectOf } from './subject';
import { capitalised, when } from './wording';

/** A finding, and what the data that we hold say of it now. The finding itself never changes. */
export type PublishedInsight = Insight & {
  /** How far the data reach in which it was found. */
  reach: Reach;
  /** How far we hold its series. */
  held: Reach;
  /** What its series did afterwards, in one line; null if we hold no later value. */
  since: string | null;
};

export function withStanding(library: Library, insight: Insight): PublishedInsight {
  const series = readSubjectSeries(library, insight.series);
  const points = presentPoints(series);
  const at = points.find(({ period }) => period === insight.asOf);
  const last = points.at(-1);
  const isOvertaken = at && last && startsAfter(last.period, at.period);
  const lines = [
    ...(isOvertaken ? [sinceThen(library, series, insight, at, last)] : []),
    ...(last ? [onNewBasis(library, series, last.period)] : []),
  ].filter((line) => line !== null);
  return {
    ...insight,
    reach: reachUpTo(library, [series], insight.asOf),
    held: reachOf(library, [series]),
    since: lines.length > 0 ? lines.join(' ') : null,
  };
}

type Point = ReturnType<typeof presentPoints>[number];

function sinceThen(
  library: Library,
  series: ReturnType<typeof readSubjectSeries>,
  { extreme, detector, chart }: Insight,
  at: Point,
  last: Point,
): string | null {
  const later = presentPoints(series).filter(({ period }) => startsAfter(period, at.period));
  const furthest = extreme && later.reduce((most, each) => (isBeyond(each, most, extreme) ? each : most), at);
  if (furthest && furthest !== at && furthest.period !== last.period) {
    const [furthestText, text] = distinctTexts(library, series, [furthest, last]);
    return library.words.text('insights.phrases.since-further', {
      direction: extreme,
      ...pointValues(library, series, 'furthest', furthest, furthestText),
      ...pointValues(library, series, 'last', last, text),
      lastWhen: capitalised(library.words, when(library.words, last.period)),
    });
  }
  if (isOfTwo(detector)) {
    const compared = chart.series.map(({ series: each }) => each);
    return sinceOfTwo(library, compared, at.period, last.period);
  }
  const [atText, lastText] = distinctTexts(library, series, [at, last]);
  return library.words.text('insights.phrases.since', {
    ...pointValues(library, series, 'at', at, atText),
    ...pointValues(library, series, 'last', last, lastText),
  });
}

/** The newest value that we hold, where it is measured in another way than those that are compared. */
function onNewBasis(
  library: Library,
  { id }: ReturnType<typeof readSubjectSeries>,
  compared: Period,
): string | null {
  const whole = getSeries(library, id);
  const newest = whole.points.findLast(
    (point) => point.value !== null && incomparable(whole, point) === 'basis-change',
  );
  const after = subjectOf(library, id).basis?.after;
  if (!newest || newest.value === null || after === undefined || !startsAfter(newest.period, compared))
    return null;
  return library.words.text('insights.phrases.since-basis', {
    basis: after,
    ...pointValues(library, whole, 'last', { period: newest.period, value: newest.value }),
    lastWhen: capitalised(library.words, when(library.words, newest.period)),
  });
}

/** A gap is between two series. */
const isOfTwo = (detector: string) => detector === 'gap';

const isBeyond = (a: Point, b: Point, direction: Direction) =>
  direction === 'high' ? a.value > b.value : a.value < b.value;

/** The title of a finding: in the past tense, with its month, once later values are held. */
export const titleOf = ({ title, past, since }: PublishedInsight): string => (since === null ? title : past);
