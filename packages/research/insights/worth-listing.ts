import { DAY } from '@/lib/platform/clock';
import type { Library } from '../series/library';
import { periodEnd } from '../series/publication-day';
import type { Series } from '../series/series';
import { presentPoints } from './history';
import type { Insight } from './insight';
import { readSubjectSeries, subjectOf } from './subject';

/** The most findings of one detector in one series that are older than {@link RECENT}. */
export const MOST_OF_A_KIND = 3;

const YEAR = 365 * DAY;

/** What happened in the last two years of the values that we hold is listed, however often the like happened before. */
const RECENT = 2 * YEAR;

/** A finding that is no more unusual than half of its comparable cases is not listed. */
const LEAST_UNUSUAL = 0.5;

/** How calm or rough a time was is listed once of a series, where it was most unusual, however recent. */
const ONCE = 'volatility';

/**
 * What is computed from a price and tells a holder nothing of gain or loss has its address and is not listed: runs of
 * rises or falls, averages that cross, and an index that swings between two levels.
 */
const UNLISTED = ['streak', 'moving-average-cross'];
const isSignal = (library: Library, { detector, series }: Insight): boolean =>
  UNLISTED.includes(detector) || subjectOf(library, series).levels !== undefined;

/**
 * What another finding tells better has its address and is not listed: a metal in dollars, a gap to what is not
 * compared any more, and a gap between a price and one that it is computed from, which is the move of a third.
 */
function isToldOtherwise(library: Library, { series, isReplaced, detector, chart }: Insight): boolean {
  if (isReplaced || subjectOf(library, series).inRupees !== undefined) return true;
  const { inputs } = readSubjectSeries(library, series);
  return detector === 'gap' && inputs.length > 1 && chart.series.some((each) => inputs.includes(each.series));
}

/** The market of indices of one sector each, in content/subjects/indices.yaml. */
export const SECTORS = 'sectors';
/** The market of single shares, in content/subjects/shares.yaml. */
export const SHARES = 'single shares';

/** What the score of a single share or sector is multiplied by in the list: few readers hold it. */
const OF_FEW = 0.5;

/**
 * What the feed lists of what one detector finds in one series: all of the last two years, and the three most unusual
 * of all time, of a single share or sector one. Of a run of extremes only the last, and of those further
 * than which nothing had gone before; nothing of a history of under a year.
 */
export function worthListing(library: Library, series: Series, all: readonly Insight[]): Insight[] {
  const found = all.filter((each) => !isToldOtherwise(library, each));
  const [first, last] = [presentPoints(series)[0], presentPoints(series).at(-1)];
  if (!first || !last) return [];
  const timeOf = (period: string) => Date.parse(periodEnd(library, series, period));
  const lastOfRun = new Map(found.map((each) => [each.run ?? each.id, each.id]));
  const furthest = new Map(found.map((each) => [each.ofAll ?? each.id, each.id]));
  return found
    .filter(({ id, run, score }) => score > LEAST_UNUSUAL && lastOfRun.get(run ?? id) === id)
    .filter(({ id, ofAll }) => furthest.get(ofAll ?? id) === id)
    .filter(({ asOf }) => timeOf(asOf) - timeOf(first.period) >= YEAR)
    .filter((each) => !isSignal(library, each) && !each.isAcrossSeparation)
    .sort(mostUnusualFirst)
    .filter(({ detector, asOf }, i) => {
      if (detector === ONCE) return i === 0;
      return (
        i < (isOfFew(library, series) ? 1 : MOST_OF_A_KIND) || timeOf(last.period) - timeOf(asOf) < RECENT
      );
    });
}

function isOfFew(library: Library, { id }: Pick<Series, 'id'>): boolean {
  const { market } = subjectOf(library, id);
  return market === SHARES || market === SECTORS;
}

/** The score that a finding is listed by. */
export const weightOf = (library: Library, { series, score }: Insight): number =>
  isOfFew(library, { id: series }) ? score * OF_FEW : score;

export function mostUnusualFirst(a: Insight, b: Insight): number {
  return b.score - a.score || newestFirst(a, b);
}

/** Ids are compared by code unit, so that no locale changes the order. */
export function newestFirst(a: Insight, b: Insight): number {
  return Date.parse(b.created_at) - Date.parse(a.created_at) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}
