import { computeFigure, type Figure, type FigureDefinition } from '@/lib/research/figures/figure';
import { resolveChart, type Chart } from '@/lib/research/charts/chart-spec';
import { claimHolds, figuresInClaim } from '@/lib/research/prose/claim';
import { readOnce } from '@/lib/content/content-source';
import { getSeries } from '@/lib/research/series/get-series';
import type { Series } from '@/lib/research/series/series';
import { comparable } from '@/lib/research/series/notes';
import { readSeriesFile } from '@/lib/research/series/series-file';
import { unitText } from '@/lib/research/series/unit-text';
import { formatPeriod, spanOf, type Period } from '@/lib/site/period';
import type { ReportMeta } from './report-schema';

/** The window of a report that a reader may move: the figures that go with it, and what its headline claims of them. */
export type ReportWindow = Omit<NonNullable<ReportMeta['window']>, 'figures'> & {
  figures: { name: string; label: string; definition: FigureDefinition }[];
};

export type Window = { from: Period; to: Period };

/** What the figures of a report are in one window, and in what share of all windows of its length the claim holds. */
export type WindowAnswer = Window & {
  figures: { name: string; label: string; text: string }[];
  holds: boolean;
  /** Whether the claim holds in each window of this length, by where it begins; this one is at `place`. */
  all: { from: Period; holds: boolean }[];
  place: number;
  chart: Chart;
};

/** What a window needs of its report: its type is not imported, since a report reads its window from this file. */
type Charted = { mainChart: Pick<Chart, 'spec'> };

const DAY_MS = 86_400_000;

/** @throws when the claim does not hold in the report's own window, or names a figure that does not move with it */
export function readWindow(
  { window, figures: definitions }: Pick<ReportMeta, 'window' | 'figures'>,
  figures: ReadonlyMap<string, Figure>,
): ReportWindow | null {
  if (!window) return null;
  const moved = window.figures.map(({ figure: name, label }) => {
    const definition = definitions[name];
    if (!definition) throw new RangeError(`No figure is called "${name}"`);
    if (!periodsIn(definition).some((period) => period === window.from || period === window.to))
      throw new RangeError(`"${name}" has neither end of the window: it would not move with it`);
    return { name, label, definition };
  });
  const fixed = figuresInClaim(window.claim).find((name) => !moved.some((figure) => figure.name === name));
  if (fixed) throw new RangeError(`The claim names "${fixed}", which is no figure of the window`);
  if (!claimHolds(window.claim, figures))
    throw new RangeError(`"${window.claim}" does not hold in the report's own window`);
  return { ...window, figures: moved };
}

/** The periods a window may begin and end at: those of which all of its series have a value that may be compared. */
export function windowPeriods(window: ReportWindow): Period[] {
  return gridOf(window).flatMap(({ period, isPresent }) => (isPresent ? [period] : []));
}

/**
 * The periods that all series of a window share, also those without a value: by them its length is counted. Daily and weekly
 * values of others that may not be passed on are there at the ends of months only.
 */
function gridOf({ figures }: ReportWindow): { period: Period; isPresent: boolean }[] {
  const series = figures
    .flatMap(({ definition }) => seriesOf(definition))
    .map((name) => comparable(getSeries(name)));
  const values = series.map(({ points }) => new Map(points.map(({ period, value }) => [period, value])));
  const shared = [...(values[0]?.keys() ?? [])].filter((period) =>
    values.every((known) => known.has(period)),
  );
  return (series.some(isCoarse) ? monthEnds(shared) : shared).map((period) => ({
    period,
    isPresent: values.every((known) => known.get(period) !== null),
  }));
}

/** The window that two texts name: months for the days they end on. A sentence says what is wrong with them. */
export function parseWindow(report: ReportWindow, from: string, to: string): Window | { problem: string } {
  const periods = windowPeriods(report);
  const find = (text: string) => periods.find((period) => period === text || periodKey(period) === text);
  const [start, end] = [find(from), find(to)];
  const [first = '', last = ''] = [periods[0], periods.at(-1)].map((period) => formatPeriod(period ?? ''));
  const unknown = [from, to].find((text) => !find(text));
  if (!start || !end)
    return {
      problem: unknown
        ? `There are no figures for “${unknown}”. They go from ${first} to ${last}; write a period as ${periodKey(periods[0] ?? '')}.`
        : `Choose where the window begins and where it ends, from ${first} to ${last}.`,
    };
  if (periods.indexOf(start) >= periods.indexOf(end))
    return {
      problem: `A window ends after it begins: ${formatPeriod(end)} is not after ${formatPeriod(start)}.`,
    };
  return { from: start, to: end };
}

/** The window to begin with: the report's own, or where it does not end where months do, the latest year. */
export function firstWindow(report: ReportWindow): Window {
  const own = parseWindow(report, report.from, report.to);
  if (!('problem' in own)) return own;
  const periods = windowPeriods(report);
  return { from: periods.at(-13) ?? periods[0] ?? report.from, to: periods.at(-1) ?? report.to };
}

/** How a period is written in an address and a field: a day at the end of a month by its month. */
export function periodKey(period: Period): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(period) ? period.slice(0, 7) : period;
}

/** Works the figures out anew for a window by the formulas of the report. */
export function answerWindow(report: Charted, window: ReportWindow, { from, to }: Window): WindowAnswer {
  const periods = gridOf(window).map(({ period }) => period);
  const all = allWindows(window, periods.indexOf(to) - periods.indexOf(from));
  const figures = figuresIn(window, { from, to });
  return {
    from,
    to,
    figures: window.figures.map(({ name, label }) => ({ name, label, text: figures.get(name)?.text ?? '' })),
    holds: claimHolds(window.claim, figures),
    all,
    place: all.findIndex((each) => each.from === from),
    chart: chartIn(report, { from, to }),
  };
}

/** Cached by the number of steps from start to end; a report has as many lengths as periods. */
const byLength = readOnce((_: ReportWindow) => new Map<number, WindowAnswer['all']>());

function allWindows(window: ReportWindow, length: number): WindowAnswer['all'] {
  const known = byLength(window).get(length);
  if (known) return known;
  const grid = gridOf(window);
  const all = grid.flatMap(({ period: from, isPresent }, i) => {
    const end = grid[i + length];
    if (!isPresent || !end?.isPresent) return [];
    return [{ from, holds: claimHolds(window.claim, figuresIn(window, { from, to: end.period })) }];
  });
  byLength(window).set(length, all);
  return all;
}

function figuresIn(window: ReportWindow, moved: Window): Map<string, Figure> {
  return new Map(
    window.figures.map(({ name, definition }) => [name, computeFigure(moveTo(definition, window, moved))]),
  );
}

/** A figure whose ends are those of the report's own window, at the ends of another. */
function moveTo(definition: FigureDefinition, own: Window, moved: Window): FigureDefinition {
  const move = (period: Period) => (period === own.from ? moved.from : period === own.to ? moved.to : period);
  return definition.formula === 'value'
    ? { ...definition, at: move(definition.at) }
    : { ...definition, from: move(definition.from), to: move(definition.to) };
}

/** The main chart over another window. Of what is coarse for want of leave, its line is too. */
function chartIn({ mainChart: { spec } }: Charted, { from, to }: Window): Chart {
  // A series that begins later is left out of windows that begin before it.
  const lines = spec.series.filter(({ series }) => reaches(getSeries(series), from));
  const [first] = lines;
  const chart = resolveChart({
    ...spec,
    series: lines,
    from,
    to,
    marks: [],
    title: `${formatPeriod(from)} to ${formatPeriod(to)}`,
    subtitle: spec.rebase || !first ? `${formatPeriod(from)} = 100` : unitText(getSeries(first.series).unit),
  });
  return {
    ...chart,
    series: chart.series.map((series) => {
      if (!isCoarse(series)) return series;
      const ends = new Set([from, ...monthEnds(series.points.map(({ period }) => period)), to]);
      return { ...series, points: series.points.filter(({ period }) => ends.has(period)) };
    }),
  };
}

const reaches = ({ points, frequency }: Series, from: Period) =>
  frequency === 'event' || points.some(({ period, value }) => period === from && value !== null);

const isCoarse = ({ redistribute, frequency, inputs }: Series) =>
  ['daily', 'weekly'].includes(frequency) &&
  (!redistribute || inputs.some((file) => !readSeriesFile(file).redistribute));

/** The last period of each month that has ended. */
function monthEnds(periods: readonly Period[]): Period[] {
  return periods.filter((period, i) => {
    const next = periods[i + 1];
    if (next !== undefined) return next.slice(0, 7) !== period.slice(0, 7);
    const after = new Date((spanOf(period)?.start ?? 0) + 7 * DAY_MS).toISOString();
    return after.slice(0, 7) !== period.slice(0, 7);
  });
}

function seriesOf(definition: FigureDefinition): string[] {
  return 'with' in definition ? [definition.series, definition.with] : [definition.series];
}

function periodsIn(definition: FigureDefinition): Period[] {
  return definition.formula === 'value' ? [definition.at] : [definition.from, definition.to];
}
