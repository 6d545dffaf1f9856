import { text } from '@/lib/content/messages';
import { reachOf, reachUpTo, type Reach } from '@/lib/research/series/freshness';
import { startsAfter } from '@/lib/web/period';
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

export function withStanding(insight: Insight): PublishedInsight {
  const series = readSubjectSeries(insight.series);
  const points = presentPoints(series);
  const at = points.find(({ period }) => period === insight.asOf);
  const last = points.at(-1);
  const isOvertaken = at && last && startsAfter(last.period, at.period);
  return {
    ...insight,
    reach: reachUpTo([series], insight.asOf),
    held: reachOf([series]),
    since: isOvertaken ? sinceThen(series, at, last) : null,
  };
}

type Point = ReturnType<typeof presentPoints>[number];

function sinceThen(series: ReturnType<typeof readSubjectSeries>, at: Point, last: Point): string {
  const [atText, lastText] = distinctTexts(series, [at, last]);
  return text('insights.phrases.since', {
    ...pointValues(series, 'at', at, atText),
    ...pointValues(series, 'last', last, lastText),
  });
}

/** The title of a finding: in the past tense, with its month, once later values are held. */
export const titleOf = ({ title, past, since }: PublishedInsight): string => (since === null ? title : past);
