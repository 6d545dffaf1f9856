import { libraryHere } from '@/lib/texts/library-here';
import { toString } from 'mdast-util-to-string';
import { figures, statistics, getSeries, between, type Figure, type Series } from '@samvit/research';
import { formatFigure } from '@/lib/web/number-format';
import { claimHolds, figuresInClaim } from './claim';
import { nodesIn, type Prose } from './parse-prose';
import { plainNode } from './plain-prose';

/** A path of the front matter, or the line of the file on which a text begins. */
type Where = readonly PropertyKey[] | number;

/** A text of a page: where it stands, and its tree. */
export type Placed = { where: Where; prose: Prose };

export type PrintedProblem = { where: Where; message: string };

type Node = Parameters<typeof nodesIn>[0];
type Figures = ReadonlyMap<string, Figure>;

/** A figure as a text prints it. `isAbout` if a word before it says that it is rounded. */
type Printed = { name: string; figure: Figure; isAbout: boolean; where: Where; block: Node };

/** Words before a number that is rounded, in the languages of the site. */
const ABOUT = /(?:\b(?:about|around|roughly|nearly|almost|some|close to)|≈|लगभग|करीब|क़रीब)\s?$/i;

/** Blocks in which a reader finds two numbers beside each other. */
const BLOCKS: ReadonlySet<string> = new Set(['root', 'paragraph', 'heading', 'tableRow']);

/** What the printed number of a format is of the value: 12.3% of 0.123. */
const FACTORS: Partial<Record<string, number>> = {
  ...{ percent: 100, 'percent-0': 100 },
  ...{ 'usd-billion': 0.001, 'inr-in-lakh': 0.00001 },
};

/**
 * What a reader with a calculator would find wrong in the texts of one page: a rounded value that does not say
 * so, a figure that its formula does not give from the inputs that the page prints, and a claim that cannot be
 * seen in the digits beside it.
 */
export function printedProblems(texts: readonly Placed[], figures: Figures): PrintedProblem[] {
  const printedFigures = texts.flatMap((text) => printedIn(text, figures));
  return [
    ...printedFigures.flatMap(roundedProblem),
    ...resultProblems(printedFigures),
    ...texts.flatMap((text) => claimProblems(text, printedFigures)),
  ];
}

function printedIn({ where, prose }: Placed, figures: Figures): Printed[] {
  let block: Node = prose.tree;
  let before = '';
  return [...nodesIn(prose.tree)].flatMap((node): Printed[] => {
    if (BLOCKS.has(node.type)) [block, before] = [node, ''];
    if (node.type === 'tableCell' || node.type === 'listItem') before = '';
    if (node.type !== 'figure') {
      if (node.type === 'text' || node.type === 'inlineCode') before += node.value;
      return [];
    }
    const isAbout = ABOUT.test(before);
    before += plainNode(node, figures);
    const figure = figures.get(node.name);
    if (!figure || (node.part !== 'value' && node.part !== 'size') || figure.format === 'period') return [];
    return [{ name: node.name, figure, isAbout, where: placeOf(where, node), block }];
  });
}

const placeOf = (where: Where, { position }: Node): Where =>
  typeof where === 'number' ? where + (position?.start.line ?? 1) - 1 : where;

/** A value that may not be printed stands with three digits, so the text says "about". */
function roundedProblem({ figure, isAbout, name, where }: Printed): PrintedProblem[] {
  const { text, format, value, period } = figure;
  if (isAbout || text === formatFigure(format, value, period)) return [];
  return [
    {
      where,
      message: `{${name}}, ${text}, is rounded because its value may not be printed: write "about" before it.`,
    },
  ];
}

/** Applies the formula of each figure to what the page prints of its inputs. */
function resultProblems(printed: readonly Printed[]): PrintedProblem[] {
  const exact = printed.filter(({ isAbout }) => !isAbout);
  const values = new Map<string, Printed[]>();
  for (const each of exact)
    for (const key of valueKeys(each.figure)) values.set(key, [...(values.get(key) ?? []), each]);
  const names = new Set<string>();
  return exact.flatMap((each) => {
    if (names.has(each.name)) return [];
    names.add(each.name);
    return waysTo(each.figure).flatMap(({ keys, compute }) => {
      const inputs = keys.map((key) => values.get(key)?.find(({ name }) => name !== each.name));
      if (keys.length < 2 || !inputs.every((input) => input !== undefined)) return [];
      const rows = inputs.map(({ figure }, i) => ({
        period: keys[i]?.split(' ').slice(1).join(' ') ?? '',
        value: printedValue(figure),
      }));
      const { format, period, text } = each.figure;
      const result = formatFigure(format, compute(rows), period);
      if (result === text) return [];
      const inputText = inputs.map(({ name, figure }) => `{${name}} ${figure.text}`).join(' and ');
      return [
        {
          where: each.where,
          message:
            `{${each.name}} is printed as ${text}, and ${inputText}, printed here too, give ${result}: ` +
            'print more digits of them, fewer of it, or "about".',
        },
      ];
    });
  });
}

/** `gold-usd-oz 2026-06`: the values of series that a figure is, itself or as the extreme of a window. */
function valueKeys({ formula, series, period }: Figure): string[] {
  const isValue = formula === 'value' || formula === 'highest' || formula === 'lowest';
  return isValue ? series.map(({ id }) => `${id} ${period}`) : [];
}

type Way = { keys: string[]; compute: (rows: figures.FormulaRow[]) => number };

/** How a figure follows from single values: by its formula, and for a derived value as its series is made. */
function waysTo(figure: Figure): Way[] {
  const {
    formula,
    series: [first],
    inputs: [input],
    window,
    period,
  } = figure;
  if (!first || !input) return [];
  const series = getSeries(libraryHere(), first.id);
  const { made, frequency } = series;
  if (formula === 'value') {
    if (!made) return [];
    const behind = figures.rowsBehind(libraryHere(), made, period, (id) =>
      figures.presentRows(getSeries(libraryHere(), id)),
    );
    const by = figures.formulaNamed(made.by);
    return [
      {
        keys: behind.map(({ series: id, row }) => `${id} ${row.period}`),
        compute: (rows) =>
          (by.compute({ rows, frequency: getSeries(libraryHere(), made.from[0] ?? '').frequency }) /
            (made.over ?? 1)) *
          (made.times ?? 1),
      },
    ];
  }
  if (formula === 'highest' || formula === 'lowest') return [];
  const by = figures.formulaNamed(formula);
  if (by.parameters !== 'window') return [];
  const periodsUsed =
    formula === 'deepest-drawdown' ? peakAndTrough(between(series, window.from, window.to)) : input.periods;
  return [
    {
      keys: periodsUsed.map((each) => `${first.id} ${each}`),
      compute: (rows) => by.compute({ rows, frequency }),
    },
  ];
}

function peakAndTrough({ points }: Series): string[] {
  const rows = points.filter(figures.isPresent);
  const { peak, trough } = statistics.deepestDrawdown(rows.map(({ value }) => value));
  return [peak, trough].flatMap((index) => rows[index]?.period ?? []);
}

/** The number that a reader finds, in the unit of the value. */
function printedValue(figure: Figure | undefined): number {
  return figure ? figures.printedNumber(figure.text) / (FACTORS[figure.format] ?? 1) : NaN;
}

/** "Above" between two numbers that are printed alike. */
function claimProblems({ where, prose }: Placed, printed: readonly Printed[]): PrintedProblem[] {
  let block: Node = prose.tree;
  return [...nodesIn(prose.tree)].flatMap((node): PrintedProblem[] => {
    if (BLOCKS.has(node.type)) block = node;
    if (node.type !== 'bound' || node.kind !== 'claim') return [];
    const beside = new Map(
      printed.filter((each) => each.block === block).map(({ name, figure }) => [name, figure]),
    );
    return node.target.split('&').flatMap((part): PrintedProblem[] => {
      const names = figuresInClaim(part);
      const figures = names.flatMap((name) => beside.get(name) ?? []);
      if (figures.length < names.length || /\*|^[^<>]*=/.test(part)) return [];
      const values = new Map(names.map((name, i) => [name, { value: printedValue(figures[i]) }]));
      if (claimHolds(part, values)) return [];
      const texts = names.map((name, i) => `{${name}} ${figures[i]?.text}`).join(' and ');
      return [
        {
          where: placeOf(where, node),
          message: `"${toString(node)}" cannot be seen in the digits beside it, ${texts}: print more of them.`,
        },
      ];
    });
  });
}
