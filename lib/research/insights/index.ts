import { readByBuild } from '@/lib/content/content-source';
import { inLocaleOf } from '@/lib/content/read';
import { DAY } from '@/lib/platform/clock';
import type { Detector } from './detector';
import { DETECTORS } from './detectors';
import type { Insight } from './insight';
import { periodEnd } from '@/lib/research/series/publication-day';
import { readSubjectSeries, seriesOf } from './subject';

/** The most findings of one detector in one series; of more, the least unusual are dropped. */
export const MOST_OF_A_KIND = 3;

const YEAR = 365 * DAY;

/** The score of a finding in a series of under a year; lists take logarithms of scores, so it is not zero. */
const UNRANKED = 1e-9;

/** A finding that is no more unusual than half of its comparable cases is dropped as well. */
const LEAST_UNUSUAL = 0.5;

export const insights = (): readonly Insight[] => inLocaleOf('messages/insights.yaml', allInsights);

const allInsights = readByBuild('insights', (): readonly Insight[] => findInsights(DETECTORS));

export function insight(id: string): Insight | null {
  return insights().find((candidate) => candidate.id === id) ?? null;
}

/** The findings of the given detectors in their series; the order of the detectors makes no difference. */
export function findInsights(detectors: readonly Detector[]): Insight[] {
  const found = detectors.flatMap((detector) =>
    seriesOf(detector.families).flatMap((id) => mostUnusual(undisputed(detector, id), MOST_OF_A_KIND)),
  );
  return onePerEvent(onePerQuarter(found)).map(withRank).sort(newestFirst);
}

/**
 * The findings of a detector that do not depend on disputed values: those it makes both with and without
 * them.
 */
function undisputed(detector: Detector, id: string): Insight[] {
  const found = detector.detect(readSubjectSeries(id));
  const otherwise = detector.detect(readSubjectSeries(id, { withDisputed: true }));
  const titles = new Map(otherwise.map((insight) => [insight.id, insight.title]));
  return found.filter((insight) => titles.get(insight.id) === insight.title);
}

/**
 * Of several findings in the same figures and quarter only the most unusual remains, because one set of
 * results is one piece of news.
 */
function onePerQuarter(found: readonly Insight[]): Insight[] {
  const best = new Map<string, Insight>();
  for (const insight of [...found].sort(mostUnusualFirst)) {
    const { inputs } = readSubjectSeries(insight.series);
    const end = periodEnd({ inputs }, insight.asOf);
    const key = `${inputs.join()} ${end.slice(0, 4)} ${Math.ceil(Number(end.slice(5, 7)) / 3)}`;
    if (!best.has(key)) best.set(key, insight);
  }
  return [...best.values()];
}

/**
 * What one detector finds in two series of one asset class for the same period is one event: gold and silver
 * fall together, and a record in dollars is mostly one in rupees. Results, whose periods are years and quarters, are
 * one event in one file alone: two companies may both grow.
 */
function onePerEvent(found: readonly Insight[]): Insight[] {
  const events = new Set<string>();
  return [...found].sort(mostUnusualFirst).filter(({ detector, assetClass, series, asOf }) => {
    const isOfMarket = /^\d{4}-/.test(asOf);
    const event = `${detector} ${isOfMarket ? assetClass : readSubjectSeries(series).inputs.join()} ${asOf}`;
    return !events.has(event) && events.add(event);
  });
}

/** The history of a few weeks says little of what is unusual: such a finding comes after all others. */
function withRank(insight: Insight): Insight {
  const { points, inputs } = readSubjectSeries(insight.series);
  const first = points.find(({ value }) => value !== null)?.period ?? insight.asOf;
  const span = Date.parse(periodEnd({ inputs }, insight.asOf)) - Date.parse(periodEnd({ inputs }, first));
  return span < YEAR ? { ...insight, score: UNRANKED } : insight;
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
