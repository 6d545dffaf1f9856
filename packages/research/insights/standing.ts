import type { Library } from '../series/library';
import { reachOf, reachUpTo, type Reach } from '../series/freshness';
import { startsAfter } from '../time/period';
import { distinctTexts, pointValues } from './compose';
import { presentPoints } from './history';
import type { Insight } from './insight';
import { readSubjectSeries } from './subject';

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
  return {
    ...insight,
    reach: reachUpTo(library, [series], insight.asOf),
    held: reachOf(library, [series]),
    since: isOvertaken ? sinceThen(library, series, at, last) : null,
  };
}

type Point = ReturnType<typeof presentPoints>[number];

function sinceThen(
  library: Library,
  series: ReturnType<typeof readSubjectSeries>,
  at: Point,
  last: Point,
): string {
  const [atText, lastText] = distinctTexts(library, series, [at, last]);
  return library.words.text('insights.phrases.since', {
    ...pointValues(library, series, 'at', at, atText),
    ...pointValues(library, series, 'last', last, lastText),
  });
}

/** The title of a finding: in the past tense, with its month, once later values are held. */
export const titleOf = ({ title, past, since }: PublishedInsight): string => (since === null ? title : past);
