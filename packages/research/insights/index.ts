import { perLibrary } from '../series/per-library';
import type { Library } from '../series/library';
import { ContentProblem } from '@/lib/platform/content-problem';
import { DAY } from '@/lib/platform/clock';
import type { Detector } from './detector';
import { DETECTORS } from './detectors';
import type { Insight } from './insight';
import { withStanding, type PublishedInsight } from './standing';
import { furthest, type Reach } from '../series/freshness';
import { periodEnd } from '../series/publication-day';
import { atName, inputsOf, readSubjectSeries, readWithDisputed, seriesOfFamilies } from './subject';

/** The most findings of one detector in one series; of more, the least unusual are dropped. */
export const MOST_OF_A_KIND = 3;

const YEAR = 365 * DAY;

/** The score of a finding in a series of under a year; lists take logarithms of scores, so it is not zero. */
const UNRANKED = 1e-9;

/** A finding that is no more unusual than half of its comparable cases is dropped as well. */
const LEAST_UNUSUAL = 0.5;

export const insights = (library: Library): readonly PublishedInsight[] =>
  allInsights(library.of('messages/insights.yaml'));

const allInsights = perLibrary((library): readonly PublishedInsight[] => select(presentFindings(library)));

/** What the detectors find in each series. */
const findings = (library: Library): ReadonlyMap<string, SeriesFindings> =>
  library.files.stored(
    'findings',
    undefined,
    () => new Map(seriesOfAny(library, DETECTORS).map((id) => [id, findingsIn(library, DETECTORS, id)])),
  );

/** As the build found them, but in series with values that came in since: to find all takes a second. */
function presentFindings(library: Library): Finding[] {
  const live = library.live;
  return [...findings(library)].flatMap(([id, { inputs, found }]) =>
    inputs.some((input) => live.has(input)) ? findingsIn(library, DETECTORS, id).found : found,
  );
}

/** Of the title of an insight, in characters: a card has room for no more. */
const LONGEST_TITLE = 100;

/** @throws ContentError at the name of a subject that makes the title of an insight too long */
export function checkInsights(library: Library): void {
  for (const { insight } of presentFindings(library))
    atName(library, insight.series, () => {
      const { length } = insight.title;
      if (length > LONGEST_TITLE)
        throw new ContentProblem(`Has ${length} characters, not 1 to ${LONGEST_TITLE}`);
    });
}

export function insight(library: Library, id: string): PublishedInsight | null {
  return insights(library).find((candidate) => candidate.id === id) ?? null;
}

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

type SeriesFindings = { inputs: readonly string[]; found: readonly Finding[] };

/** The findings of the given detectors in their series; the order of the detectors makes no difference. */
export function findInsights(library: Library, detectors: readonly Detector[]): PublishedInsight[] {
  return select(seriesOfAny(library, detectors).flatMap((id) => findingsIn(library, detectors, id).found));
}

const seriesOfAny = (library: Library, detectors: readonly Detector[]): string[] => [
  ...new Set(detectors.flatMap(({ families }) => seriesOfFamilies(library, families))),
];

function findingsIn(library: Library, detectors: readonly Detector[], id: string): SeriesFindings {
  const candidates = detectors
    .filter(({ families }) => seriesOfFamilies(library, families).includes(id))
    .flatMap((detector) => mostUnusual(undisputed(library, detector, id), MOST_OF_A_KIND))
    .map((insight) => ({
      insight: withStanding(library, insight),
      event: eventOf(library, insight),
      figures: figuresOf(library, insight),
      rank: rankOf(library, insight),
    }));
  return { inputs: inputsOf(library, id), found: candidates };
}

function select(found: readonly Finding[]): PublishedInsight[] {
  const ofFigures = onePer(found, ({ figures }) => figures);
  return onePer(ofFigures, ({ event }) => event)
    .map(({ insight, rank }) => (insight.score === rank ? insight : { ...insight, score: rank }))
    .sort(newestFirst);
}

function onePer(found: readonly Finding[], keyOf: (finding: Finding) => string): Finding[] {
  const best = new Map<string, Finding>();
  for (const finding of [...found].sort((a, b) => mostUnusualFirst(a.insight, b.insight)))
    if (!best.has(keyOf(finding))) best.set(keyOf(finding), finding);
  return [...best.values()];
}

/**
 * The findings of a detector that do not depend on disputed values: those it makes both with and without
 * them.
 */
function undisputed(library: Library, detector: Detector, id: string): Insight[] {
  const series = readSubjectSeries(library, id);
  const withDisputed = readWithDisputed(library, id);
  const detections = detector.detect(library, series);
  if (withDisputed === series) return detections;
  const otherwise = detector.detect(library, withDisputed);
  const titles = new Map(otherwise.map((insight) => [insight.id, insight.title]));
  return detections.filter((insight) => titles.get(insight.id) === insight.title);
}

/** One set of results is one piece of news: the same figures and quarter. */
function figuresOf(library: Library, { series, asOf }: Insight): string {
  const { inputs } = readSubjectSeries(library, series);
  const end = periodEnd(library, { inputs }, asOf);
  return `${inputs.join()} ${end.slice(0, 4)} ${Math.ceil(Number(end.slice(5, 7)) / 3)}`;
}

/**
 * What one detector finds in two series of one asset class for the same period is one event: gold and silver
 * fall together, and a record in dollars is mostly one in rupees. Results, whose periods are years and quarters, are
 * one event in one file alone: two companies may both grow.
 */
function eventOf(library: Library, { detector, assetClass, series, asOf }: Insight): string {
  const isOfMarket = /^\d{4}-/.test(asOf);
  return `${detector} ${isOfMarket ? assetClass : readSubjectSeries(library, series).inputs.join()} ${asOf}`;
}

/** The history of a few weeks says little of what is unusual: such a finding comes after all others. */
function rankOf(library: Library, { series, asOf, score }: Insight): number {
  const { points, inputs } = readSubjectSeries(library, series);
  const first = points.find(({ value }) => value !== null)?.period ?? asOf;
  const span =
    Date.parse(periodEnd(library, { inputs }, asOf)) - Date.parse(periodEnd(library, { inputs }, first));
  return span < YEAR ? UNRANKED : score;
}

function mostUnusualFirst(a: Insight, b: Insight): number {
  return b.score - a.score || newestFirst(a, b);
}

function mostUnusual(found: readonly Insight[], most: number): Insight[] {
  return found
    .filter(({ score }) => score > LEAST_UNUSUAL)
    .sort(mostUnusualFirst)
    .slice(0, most);
}

/** Ids are compared by code unit, so that no locale changes the order. */
function newestFirst(a: Insight, b: Insight): number {
  return Date.parse(b.created_at) - Date.parse(a.created_at) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}
