import { toString } from 'mdast-util-to-string';
import type { Figure, FigureDefinition } from '@/lib/research/figures/figure';
import { particulars } from '@/lib/research/series/particulars';
import { getSeries } from '@/lib/research/series/get-series';
import { formatPeriod, periodPosition, type Period } from '@/lib/web/period';
import { figuresInClaim } from './claim';
import type { BoundWords, nodesIn } from './parse-prose';
import { plainNode } from './plain-prose';

type Node = Parameters<typeof nodesIn>[0];

export type Shown = { series: string; from: Period; to: Period };

/**
 * What guarded words are checked against: the definitions of a text's figures, and the parts of each series
 * that it shows.
 */
export type Guard = {
  definitions: Readonly<Record<string, FigureDefinition>>;
  shown: readonly Shown[];
};

/** Words that make a statement about a whole history or compare with all the rest of it. */
const WHOLE =
  /\b(?:highest|lowest|largest|smallest|biggest|deepest|shallowest|widest|narrowest|best|worst|longest|shortest|fastest|slowest|busiest|strongest|weakest|steepest|every|always|never|new|newest|records?)\b/gi;
/** Words for the change of a change, as "slowed". */
const TREND = /\b(?:slow(?:s|ed|ing)|accelerat\w+)\b/gi;
/** Words for the larger part, or for the top of a list. */
const SHARE = /\b(?:most|mostly)\b/gi;
/** Fixed expressions that contain a guarded word but claim nothing. */
const FIXED = /\b(?:at most|at least|most likely|New York|New Delhi)\b/gi;

/** The reasons that `[words](sense:…)` may give why no figure can test the words. */
const SENSES: ReadonlySet<string> = new Set([
  // A definition, a rule of a method, or arithmetic: true whatever the figures are.
  'rule',
  // An assumption, or something in the future.
  'condition',
]);
/** The most bindings by `sense:` in one text; a text that needs more should be reworded. */
export const SENSES_A_TEXT = 6;

/** Formulas that use every value of their window. */
const OVER_WINDOW: ReadonlySet<FigureDefinition['formula']> = new Set([
  'highest',
  'lowest',
  'deepest-drawdown',
]);

/** In order of the text. */
function guardedIn(text: string): string[] {
  const rest = text.replace(FIXED, '');
  return [WHOLE, TREND, SHARE].flatMap((words) => rest.match(words) ?? []);
}

export function unboundProblem(text: string): { message: string; word: string } | null {
  const [word] = guardedIn(text);
  return word === undefined
    ? null
    : {
        word,
        message: `"${word}" is not bound: bind it to a claim that looks at the whole window, or leave it out.`,
      };
}

export function senseProblem(reason: string): string | null {
  return SENSES.has(reason) ? null : `"sense:${reason}" is no sense: it is one of ${[...SENSES].join(', ')}.`;
}

/**
 * What a claim does not test of the guarded words it is bound to. It must test the whole window that the
 * text shows of the series, and the finer series if there is one.
 * @param block the paragraph or heading around it, which may name a shorter window
 */
export function guardProblem(
  claim: BoundWords,
  block: Node,
  figures: ReadonlyMap<string, Figure>,
  { definitions, shown }: Guard,
): string | null {
  const words = toString(claim);
  const [word] = guardedIn(words);
  if (word === undefined) return null;
  const named = figuresInClaim(claim.target).flatMap((name) => {
    const definition = definitions[name];
    return definition ? [{ name, definition }] : [];
  });
  const overWindow = named.filter(({ definition }) => OVER_WINDOW.has(definition.formula));
  const isShare = words.match(SHARE) !== null && claim.target.includes('*');
  if (overWindow.length === 0 && !isShare)
    return `"${word}" needs a figure over a window in its claim: highest, lowest or deepest-drawdown.`;

  const beside = plainNode(block, figures);
  const problems = overWindow.map(({ name, definition }) => ({
    name,
    series: definition.series,
    problem: coverProblem(windowOf(definition), shown, beside),
  }));
  // For each series one figure must cover all that is shown; further figures may cover parts.
  const uncovered = problems.find(({ series }) =>
    problems.every((other) => other.series !== series || other.problem !== null),
  );
  if (uncovered) return `"${word}" is tested by ${uncovered.name}, ${uncovered.problem}`;

  const series = new Set(named.map(({ definition }) => definition.series));
  if (!words.match(TREND)) return null;
  const { finer } = particulars();
  const coarse = [...series].find((id) => finer[id] !== undefined && !series.has(finer[id]));
  return coarse ? `"${word}" is of ${coarse}: its claim has to name a figure of ${finer[coarse]} too.` : null;
}

export function windowOf(definition: FigureDefinition): Shown {
  const { series } = definition;
  return definition.formula === 'value'
    ? { series, from: definition.at, to: definition.at }
    : { series, from: definition.from, to: definition.to };
}

/**
 * A window shorter than what the text shows of its series, if the block does not name the end of the
 * window.
 */
function coverProblem({ series, from, to }: Shown, shown: readonly Shown[], beside: string): string | null {
  const others = shown.filter((other) => other.series === series);
  const earlier = others.find((other) => periodPosition(other.from) < periodPosition(from));
  if (earlier && !isNamed(series, from, -1, beside))
    return `which begins in ${from}; the text shows ${series} from ${earlier.from}. Test all of it, or name the start beside the word.`;
  const later = others.find((other) => periodPosition(other.to) > periodPosition(to));
  if (later && !isNamed(series, to, 1, beside))
    return `which ends in ${to}; the text shows ${series} to ${later.to}. Test all of it, or name the end beside the word.`;
  return null;
}

/**
 * Whether the block names an end of the window, or the period just outside it: "since March" starts with
 * April.
 */
function isNamed(series: string, end: Period, outwards: -1 | 1, beside: string): boolean {
  const periods = getSeries(series).points.map(({ period }) => period);
  const outside = periods[periods.indexOf(end) + outwards];
  return [end, outside].some((period) => period !== undefined && beside.includes(formatPeriod(period)));
}
