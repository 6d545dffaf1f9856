import { libraryHere } from '@/lib/texts/library-here';
import { wordsHere } from '@/lib/content/words-here';
import { ContentProblem } from '@/lib/content/content-problem';
import {
  figures,
  charts,
  printing,
  units,
  getSeries,
  type Figure,
  type Window,
  type Chart,
  type Series,
  type Period,
} from '@samvit/research';
import { claimHolds, figuresInClaim } from '@/lib/texts/prose/claim';
import { text } from '@/lib/content/messages';
import { readOnce } from '@/lib/content/content-source';
import { list } from '@/lib/content/list';
import { formatPeriod, formatRange } from '@/lib/web/period';
import type { ReportMeta } from './report-schema';

/**
 * The window of a report that a reader may change: the figures that change with it, and the headline's
 * claim about them.
 */
export type ReportWindow = Omit<NonNullable<ReportMeta['window']>, 'figures'> & {
  figures: { name: string; label: string; definition: figures.FigureDefinition }[];
};

/** The figures of a report for one window, and whether the claim holds in each window of the same length. */
export type WindowFigures = Window & {
  figures: { name: string; label: string; text: string }[];
  holds: boolean;
  /** In how many windows of this length the claim holds; `null` if counting is too much work. */
  share: figures.WindowCount | null;
  chart: Chart;
};

/**
 * The part of a report that a window needs. The report's own type is not imported, because
 * report.ts imports this file.
 */
type Charted = { mainChart: Pick<Chart, 'spec'> };

/**
 * @throws when the claim does not hold in the report's own window, or names a figure that does not depend
 * on the window
 */
export function readWindow(
  { window, figures: definitions }: Pick<ReportMeta, 'window' | 'figures'>,
  figures: ReadonlyMap<string, Figure>,
): ReportWindow | null {
  if (!window) return null;
  const moved = window.figures.map(({ figure: name, label }) => {
    const definition = definitions[name];
    if (!definition) throw new ContentProblem(`No figure is called "${name}"`);
    if (!periodsIn(definition).some((period) => period === window.from || period === window.to))
      throw new ContentProblem(`"${name}" has neither end of the window: it would not move with it`);
    return { name, label, definition };
  });
  const fixedFigure = figuresInClaim(window.claim).find(
    (name) => !moved.some((figure) => figure.name === name),
  );
  if (fixedFigure)
    throw new ContentProblem(`The claim names "${fixedFigure}", which is no figure of the window`);
  if (!claimHolds(window.claim, figures))
    throw new ContentProblem(`"${window.claim}" does not hold in the report's own window`);
  return { ...window, figures: moved };
}

/** The periods at which a window may start or end: those in which all its series have a comparable value. */
export function windowPeriods(window: ReportWindow): Period[] {
  return gridOf(window).flatMap(({ period, isPresent }) => (isPresent ? [period] : []));
}

/** The periods of a window's series; its length is counted in them. */
const gridOf = readOnce((window: ReportWindow) =>
  figures.sharedPeriods(
    libraryHere(),
    window.figures.flatMap(({ definition }) => seriesOf(definition)),
    window.since,
  ),
);

/**
 * The window between two texts; a month stands for its last day in the series. If they are no window,
 * `problem` is a sentence for the reader.
 */
export function parseReportWindow(
  report: ReportWindow,
  from: string,
  to: string,
): Window | { problem: string } {
  const periods = windowPeriods(report);
  const [start, end] = [figures.meantPeriod(periods, from), figures.meantPeriod(periods, to)];
  const reach = { from: formatPeriod(periods[0] ?? ''), to: formatPeriod(periods.at(-1) ?? '') };
  const unknown = [from, to].find((text) => figures.meantPeriod(periods, text) === undefined);
  if (!start || !end)
    return {
      problem: unknown
        ? text('window.unknown', {
            ...reach,
            period: unknown,
            example: figures.typedPeriod(periods[0] ?? ''),
          })
        : text('window.missing', reach),
    };
  if (periods.indexOf(start) >= periods.indexOf(end))
    return { problem: text('window.reversed', { from: formatPeriod(start), to: formatPeriod(end) }) };
  return { from: start, to: end };
}

/**
 * The window shown at first: the report's own, or the latest year if the reader could not choose the
 * report's own.
 */
export function firstWindow(report: ReportWindow): Window {
  const published = parseReportWindow(report, report.from, report.to);
  if (!('problem' in published)) return published;
  const periods = windowPeriods(report);
  return { from: periods.at(-13) ?? periods[0] ?? report.from, to: periods.at(-1) ?? report.to };
}

export function answerWindow(report: Charted, window: ReportWindow, choice: Window): WindowFigures {
  const [grid, holds] = [gridOf(window), claimOver(window)];
  return {
    ...choice,
    figures: window.figures.map(({ name, label, definition }) => ({
      ...{ name, label },
      text: movedText(moveTo(definition, window, choice), choice),
    })),
    holds: holds(choice) === true,
    share: figures.countWindows(
      grid,
      choice,
      window.figures.length * (figures.stepsIn(grid, choice) + 1),
      holds,
    ),
    chart: chartIn(report, choice),
  };
}

/**
 * A figure over another window. A yearly rate of less than a year would claim what the rest of it brings: the
 * change instead.
 */
function movedText(definition: figures.FigureDefinition, window: Window): string {
  if (definition.formula !== 'growth-per-year' || !figures.isUnderAYear(window))
    return figures.computeFigure(libraryHere(), definition).text;
  return text('window.under-a-year', {
    change: figures.computeFigure(libraryHere(), { ...definition, formula: 'change' }).text,
  });
}

/** Whether the claim is true of its figures in a window; `undefined` where one of them has no value. */
const claimOver = readOnce((window: ReportWindow) => {
  const claimFigures = figuresInClaim(window.claim);
  const values = window.figures
    .filter(({ name }) => claimFigures.includes(name))
    .map(({ name, definition }) => ({
      name,
      definition,
      valueIn: figures.valueOver(libraryHere(), definition),
    }));
  return (moved: Window): boolean | undefined => {
    const valueFunctions = values.flatMap(({ name, definition, valueIn }) => {
      const value = valueIn(spanOfFigure(moveTo(definition, window, moved)));
      return value === undefined ? [] : [[name, { value }] as const];
    });
    return valueFunctions.length < values.length
      ? undefined
      : claimHolds(window.claim, new Map(valueFunctions));
  };
});

/** Replaces those ends of a figure's window that are ends of the report's own window. */
function moveTo(definition: figures.FigureDefinition, own: Window, moved: Window): figures.FigureDefinition {
  const move = (period: Period) => (period === own.from ? moved.from : period === own.to ? moved.to : period);
  return definition.formula === 'value'
    ? { ...definition, at: move(definition.at) }
    : { ...definition, from: move(definition.from), to: move(definition.to) };
}

/** The main chart over another window. */
function chartIn({ mainChart: { spec } }: Charted, { from, to }: Window): Chart {
  // A series that starts later than the window is left out.
  const lines = spec.series.filter(({ series }) => reaches(getSeries(libraryHere(), series), from));
  const [first] = lines;
  const chart = charts.resolveChart(libraryHere(), {
    ...spec,
    series: lines,
    from,
    to,
    // Annotations and events may lie outside the window.
    marks: [],
    events: [],
    title: formatRange(from, to),
    subtitle: spec.rebase || !first ? `${formatPeriod(from)} = 100` : measureIn(lines),
  });
  return { ...chart, series: chart.series.map(printing.atMonthEnds) };
}

/** The unit of a chart; of money in millions or crore its labels, because the axis may write it at another scale. */
function measureIn(lines: readonly { series: string; label: string }[]): string {
  const { unit } = getSeries(libraryHere(), lines[0]?.series ?? '');
  return units.UNITS[unit].scale ? list(lines.map(({ label }) => label)) : units.unitName(wordsHere(), unit);
}

const reaches = ({ points, frequency }: Series, from: Period) =>
  frequency === 'event' || points.some(({ period, value }) => period === from && value !== null);

function seriesOf(definition: figures.FigureDefinition): string[] {
  return 'with' in definition ? [definition.series, definition.with] : [definition.series];
}

function periodsIn(definition: figures.FigureDefinition): Period[] {
  const { from, to } = spanOfFigure(definition);
  return [from, to];
}

const spanOfFigure = (definition: figures.FigureDefinition): Window =>
  definition.formula === 'value'
    ? { from: definition.at, to: definition.at }
    : { from: definition.from, to: definition.to };
