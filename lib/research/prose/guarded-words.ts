import { toString } from 'mdast-util-to-string';
import type { Figure, FigureDefinition } from '@/lib/research/figures/figure';
import { getSeries } from '@/lib/research/series/get-series';
import { formatPeriod, periodPosition, type Period } from '@/lib/site/period';
import { figuresInClaim } from './claim';
import type { BoundWords, nodesIn } from './parse-prose';
import { plainNode } from './plain-prose';

type Node = Parameters<typeof nodesIn>[0];

/** Part of a series that a text computes from or draws. */
export type Shown = { series: string; from: Period; to: Period };

/** What guarded words are held against: how the figures of a text are defined, and all that it shows of each series. */
export type Guard = {
  definitions: Readonly<Record<string, FigureDefinition>>;
  shown: readonly Shown[];
};

/** Words that speak of a whole history, or compare with all the rest of it. */
const WHOLE =
  /\b(?:highest|lowest|largest|smallest|biggest|deepest|shallowest|widest|narrowest|best|worst|longest|shortest|fastest|slowest|busiest|strongest|weakest|steepest|every|always|never|new|newest|records?)\b/gi;
/** Words that say how a change changes. */
const TREND = /\b(?:slow(?:s|ed|ing)|accelerat\w+)\b/gi;
/** Words for the larger part, or for the top of a list. */
const SHARE = /\b(?:most|mostly)\b/gi;
/** The same letters in fixed expressions. */
const FIXED = /\b(?:at most|at least|most likely|New York|New Delhi)\b/gi;

/** What `[words](sense:…)` may give as the reason that no figure can test them. */
const SENSES: ReadonlySet<string> = new Set([
  // A definition, a rule of a method, or arithmetic: true of any figures.
  'rule',
  // Something supposed or yet to come.
  'condition',
]);
/** A text has few words of another sense; more of them is a text that could be plainer. */
export const SENSES_A_TEXT = 6;

/** Formulas that look at every value of their window. */
const OVER_WINDOW: ReadonlySet<FigureDefinition['formula']> = new Set([
  'highest',
  'lowest',
  'deepest-drawdown',
]);

/** Series of steps that have a twin of shorter steps: what is said of the trend of one must have been asked of the other. */
const FINER: Readonly<Record<string, string>> = {
  'nvidia-revenue-growth': 'nvidia-quarterly-revenue-growth',
  'nvidia-revenue-growth-change': 'nvidia-quarterly-revenue-growth-change',
};

/** The guarded words of a text, in order. */
function guardedIn(text: string): string[] {
  const rest = text.replace(FIXED, '');
  return [WHOLE, TREND, SHARE].flatMap((words) => rest.match(words) ?? []);
}

/** A guarded word that nothing is bound to. */
export function unboundProblem(text: string): { message: string; word: string } | null {
  const [word] = guardedIn(text);
  return word === undefined
    ? null
    : {
        word,
        message: `"${word}" is not bound: bind it to a claim that looks at the whole window, or leave it out.`,
      };
}

/** What is wrong with the reason given for a word of another sense. */
export function senseProblem(reason: string): string | null {
  return SENSES.has(reason) ? null : `"sense:${reason}" is no sense: it is one of ${[...SENSES].join(', ')}.`;
}

/**
 * What a claim leaves untested of the guarded words it stands under: the whole window that the text shows of the series, and
 * the finer series where there is one.
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
  const whole = named.filter(({ definition }) => OVER_WINDOW.has(definition.formula));
  const isShare = words.match(SHARE) !== null && claim.target.includes('*');
  if (whole.length === 0 && !isShare)
    return `"${word}" needs a figure over a window in its claim: highest, lowest or deepest-drawdown.`;

  const beside = plainNode(block, figures);
  const problems = whole.map(({ name, definition }) => ({
    name,
    series: definition.series,
    problem: coverProblem(windowOf(definition), shown, beside),
  }));
  // Of each series one figure has to look at all that is shown; others may be of parts.
  const uncovered = problems.find(({ series }) =>
    problems.every((other) => other.series !== series || other.problem !== null),
  );
  if (uncovered) return `"${word}" is tested by ${uncovered.name}, ${uncovered.problem}`;

  const series = new Set(named.map(({ definition }) => definition.series));
  const coarse =
    words.match(TREND) && [...series].find((id) => FINER[id] !== undefined && !series.has(FINER[id]));
  return coarse ? `"${word}" is of ${coarse}: its claim has to name a figure of ${FINER[coarse]} too.` : null;
}

/** The part of a series a figure looks at. */
export function windowOf(definition: FigureDefinition): Shown {
  const { series } = definition;
  return definition.formula === 'value'
    ? { series, from: definition.at, to: definition.at }
    : { series, from: definition.from, to: definition.to };
}

/** A window shorter than what the text shows of its series, without its end being named beside the word. */
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

/** Whether the words beside name an end of a window, or the period just outside it: "since March" is from April on. */
function isNamed(series: string, end: Period, outwards: -1 | 1, beside: string): boolean {
  const periods = getSeries(series).points.map(({ period }) => period);
  const outside = periods[periods.indexOf(end) + outwards];
  return [end, outside].some((period) => period !== undefined && beside.includes(formatPeriod(period)));
}
