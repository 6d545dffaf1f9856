import { perLibrary } from '../series/per-library';
import type { Library } from '../series/library';
import { ContentProblem } from '@/lib/platform/content-problem';
import type { Detector } from './detector';
import { DETECTORS } from './detectors';
import type { Insight } from './insight';
import type { Period } from '../time/period';
import { withStanding, type PublishedInsight } from './standing';
import { furthest, type Reach } from '../series/freshness';
import { periodEnd } from '../series/publication-day';
import { mostUnusualFirst, newestFirst, SHARES, weightOf, worthListing } from './worth-listing';
import {
  atName,
  inputsOf,
  readSubjectSeries,
  readWithDisputed,
  seriesOfFamilies,
  subjectOf,
} from './subject';

/** What the feed lists, newest first: see worth-listing.ts. */
export const insights = (library: Library): readonly PublishedInsight[] =>
  allInsights(library.of('messages/insights.yaml'));

const allInsights = perLibrary((library): readonly PublishedInsight[] =>
  select([...presentFindings(library).values()].flatMap(({ found }) => found)),
);

/** What the detectors find in each series. */
const findings = (library: Library): ReadonlyMap<string, SeriesFindings> =>
  library.files.stored(
    'findings',
    undefined,
    () => new Map(seriesOfAny(library, DETECTORS).map((id) => [id, findingsIn(library, DETECTORS, id)])),
  );

/** As the build found them, but in series with values that came in since: to find all takes a second. */
function presentFindings(library: Library): ReadonlyMap<string, SeriesFindings> {
  const live = library.live;
  return new Map(
    [...findings(library)].map(([id, stored]) => [
      id,
      stored.inputs.some((input) => live.has(input)) ? findingsIn(library, DETECTORS, id) : stored,
    ]),
  );
}

/** Of the title of an insight, in characters: a card has room for no more. */
const LONGEST_TITLE = 100;

/** @throws ContentError at the name of a subject that makes the title of an insight too long */
export function checkInsights(library: Library): void {
  for (const insight of insights(library))
    atName(library, insight.series, () => {
      const { length } = insight.title;
      if (length > LONGEST_TITLE)
        throw new ContentProblem(`Has ${length} characters, not 1 to ${LONGEST_TITLE}`);
    });
}

/** The series in which something was found, whether or not the feed lists it. */
export const seriesWithFindings = (library: Library): string[] =>
  [...presentFindings(library.of('messages/insights.yaml'))].flatMap(([id, { found, ids }]) =>
    found.length + ids.length > 0 ? [id] : [],
  );

/** Also of what the feed does not list any more: it keeps its address. */
export function insight(library: Library, id: string): PublishedInsight | null {
  const own = library.of('messages/insights.yaml');
  return insights(library).find((candidate) => candidate.id === id) ?? unlisted(own).get(id)?.(own) ?? null;
}

const unlisted = perLibrary((library) => {
  const inSeries = [...presentFindings(library)].flatMap(([series, { found, ids }]) =>
    [...found.map(({ insight }) => insight.id), ...ids].map((id) => [id, series] as const),
  );
  return new Map(inSeries.map(([id, series]) => [id, (now: Library) => allIn(now, series).get(id)]));
});

/** All that is found in a series, by id. */
const allIn = perLibrary(
  (library, id: string): ReadonlyMap<string, PublishedInsight> =>
    new Map(candidatesIn(library, DETECTORS, id).map(({ insight }) => [insight.id, insight])),
);

/**
 * How far the data reach in which findings are looked for; null if there is none. Decisions, which have no rhythm,
 * count only where there is nothing else.
 */
export function reachOfFeed(library: Library): Reach | null {
  const reaches = insights(library).map(({ held }) => held);
  const regular = reaches.filter(({ due }) => due !== null);
  const [first, ...further] = regular.length > 0 ? regular : reaches;
  return first ? furthest([first, ...further]) : null;
}

/** An insight, and what decides among several of them. */
type Finding = {
  insight: PublishedInsight;
  /** Of those with the same, the most unusual remains. */
  event: string;
  figures: string;
  /** The score that it is listed by. */
  rank: number;
};

/** When all shares fall in one month, three are named. */
const MOST_SHARES_AT_ONCE = 3;
const mostOfEvent = ({ event }: Finding): number => (event.includes(SHARES) ? MOST_SHARES_AT_ONCE : 1);

type Candidate = Finding & { isListed: boolean };

/** What may be listed of a series, and the ids of the rest. */
type SeriesFindings = { inputs: readonly string[]; found: readonly Finding[]; ids: readonly string[] };

/** The findings of the given detectors in their series; the order of the detectors makes no difference. */
export function findInsights(library: Library, detectors: readonly Detector[]): PublishedInsight[] {
  return select(seriesOfAny(library, detectors).flatMap((id) => findingsIn(library, detectors, id).found));
}

const seriesOfAny = (library: Library, detectors: readonly Detector[]): string[] => [
  ...new Set(detectors.flatMap(({ families }) => seriesOfFamilies(library, families))),
];

function findingsIn(library: Library, detectors: readonly Detector[], id: string): SeriesFindings {
  const candidates = candidatesIn(library, detectors, id);
  return {
    inputs: inputsOf(library, id),
    found: candidates.filter(({ isListed }) => isListed),
    ids: candidates.filter(({ isListed }) => !isListed).map(({ insight }) => insight.id),
  };
}

function candidatesIn(library: Library, detectors: readonly Detector[], id: string): Candidate[] {
  const series = readSubjectSeries(library, id);
  return detectors
    .filter(({ families }) => seriesOfFamilies(library, families).includes(id))
    .flatMap((detector) => {
      const ofKind = undisputed(library, detector, id);
      const listed = new Set(worthListing(library, series, ofKind));
      return ofKind.map((insight) => ({
        insight: withStanding(library, insight),
        isListed: listed.has(insight),
        event: eventOf(library, insight),
        figures: figuresOf(library, insight),
        rank: weightOf(library, insight),
      }));
    });
}

function select(found: readonly Finding[]): PublishedInsight[] {
  const ofFigures = best(found, ({ figures }) => figures);
  return best(ofFigures, ({ event }) => event, mostOfEvent)
    .map(({ insight, rank }) => (insight.score === rank ? insight : { ...insight, score: rank }))
    .sort(newestFirst);
}

/** The most unusual findings of each key; of one key at most so many. */
function best(
  found: readonly Finding[],
  keyOf: (finding: Finding) => string,
  most: (finding: Finding) => number = () => 1,
): Finding[] {
  const counts = new Map<string, number>();
  return [...found]
    .sort((a, b) => mostUnusualFirst(a.insight, b.insight))
    .filter((finding) => {
      const count = (counts.get(keyOf(finding)) ?? 0) + 1;
      counts.set(keyOf(finding), count);
      return count <= most(finding);
    });
}

/**
 * The findings of a detector that do not depend on disputed values: those it makes both with and without
 * them. Where they are said differently, the most since May 2020 or since 1990, the weaker is.
 */
function undisputed(library: Library, detector: Detector, id: string): Insight[] {
  const series = readSubjectSeries(library, id);
  const withDisputed = readWithDisputed(library, id);
  const detections = detector.detect(library, series);
  if (withDisputed === series) return detections;
  const otherwise = new Map(
    detector.detect(library, withDisputed).map((insight) => [insight.id, insight] as const),
  );
  return detections.flatMap((insight) => {
    const other = otherwise.get(insight.id);
    return other ? [other.title === insight.title || insight.score < other.score ? insight : other] : [];
  });
}

/** What a year brought is other news than what its last month did. */
const OF_A_YEAR = ['largest-year', 'gap'];

/** Results have periods that are years and quarters. */
const isOfMarket = (period: Period) => /^\d{4}-/.test(period);

/** One set of results is one piece of news: the same figures and quarter; of a market, the same figures and period. */
function figuresOf(library: Library, { detector, series, asOf }: Insight): string {
  const { inputs } = readSubjectSeries(library, series);
  if (isOfMarket(asOf)) return `${inputs.join()} ${asOf} ${OF_A_YEAR.includes(detector) ? 'year' : 'then'}`;
  const end = periodEnd(library, { inputs }, asOf);
  return `${inputs.join()} ${end.slice(0, 4)} ${Math.ceil(Number(end.slice(5, 7)) / 3)}`;
}

/**
 * What one detector finds in two series of one market for the same period is one event: gold and silver
 * fall together, and a record in dollars is mostly one in rupees. Results, whose periods are years and quarters, are
 * one event in one file alone: two companies may both grow.
 */
function eventOf(library: Library, { detector, assetClass, series, asOf }: Insight): string {
  const { market = assetClass } = subjectOf(library, series);
  return `${detector} ${isOfMarket(asOf) ? market : readSubjectSeries(library, series).inputs.join()} ${asOf}`;
}
