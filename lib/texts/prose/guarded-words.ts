import { libraryHere } from '@/lib/texts/library-here';
import { toString } from 'mdast-util-to-string';
import { type figures, seriesFiles, time, getSeries, type Figure, type Period } from '@samvit/research';
import { formatPeriod } from '@/lib/web/period';
import { figuresInClaim } from './claim';
import { nodesIn, type BoundWords } from './parse-prose';
import { plainNode } from './plain-prose';

type Node = Parameters<typeof nodesIn>[0];

export type SeriesSpan = { series: string; from: Period; to: Period };

/**
 * What guarded words are checked against: the definitions of a text's figures, and the parts of each series
 * that it shows.
 */
export type Guard = {
  definitions: Readonly<Record<string, figures.FigureDefinition>>;
  shown: readonly SeriesSpan[];
};

/** A pattern of whole words: any of these expressions. */
function anyOf(flags: string, expressions: readonly string[]): RegExp {
  return new RegExp(String.raw`\b(?:${expressions.join('|')})\b`, flags);
}

/** Words that make a statement about a whole history or compare with all the rest of it. */
const SUPERLATIVES = [
  ...['highest', 'lowest', 'largest', 'smallest', 'biggest', 'deepest', 'shallowest', 'widest', 'narrowest'],
  ...[
    'best',
    'worst',
    'longest',
    'shortest',
    'fastest',
    'slowest',
    'busiest',
    'strongest',
    'weakest',
    'steepest',
  ],
].join('|');
const WHOLE = new RegExp(String.raw`\b(?:${SUPERLATIVES}|every|always|never|new|newest|records?)\b`, 'gi');
/** Words for the change of a change, as "slowed". */
const TREND = /\b(?:slow(?:s|ed|ing)|accelerat\w+)\b/gi;
/** Words for the larger part, or for the top of a list. */
const SHARE = /\b(?:most|mostly)\b/gi;
/** Words for each part of a path, or for none: two ends do not show them. */
const PATH = anyOf('gi', [
  'only (?:since|once|twice)',
  'none of the',
  'in each (?:year|quarter|week|window)',
  'in each month (?:since|from|of)',
  String.raw`each of the (?:[\w-]+ )?(?:years|quarters|months|weeks|windows|days)`,
  'neither high nor low',
]);
/** The same words where they stand in a claim; in a text they have other meanings too. */
const PATH_IN_CLAIM = /\b(?:only|none|each|held|neither)\b/i;
const SUPERLATIVE = new RegExp(String.raw`\b(?:${SUPERLATIVES})\b`, 'i');
/** What a superlative is of: some expression beside it has to say so. */
const SCOPE = anyOf('i', [
  String.raw`of \w+`,
  ...['among', 'since', 'between'],
  String.raw`in (?:the|our|its|all|these|those|any|that|this|\w+ years)`,
  ...['over', 'within', 'from .* to', 'to date', 'so far', 'on record', 'we hold'],
]);
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
const OVER_WINDOW: ReadonlySet<figures.FigureDefinition['formula']> = new Set([
  'highest',
  'lowest',
  'deepest-drawdown',
]);

/** Formulas that look at each value of their window, one by one. */
const OVER_PATH: ReadonlySet<figures.FigureDefinition['formula']> = new Set([
  ...OVER_WINDOW,
  'percentile-rank',
  'share-above-zero',
]);

const SMALLER = /\b(?:smaller|lower|less|fewer|weaker|calmer|milder|narrower|cheaper|shallower)\b/i;
const LARGER = /\b(?:larger|higher|more|greater|bigger|stronger|wilder|wider|dearer|deeper)\b/i;
/** A comparison with the whole past: "smaller than they were". */
const THAN_BEFORE =
  /^[^.]{0,20}?\bthan (?:(?:they|it) (?:were|was|had been|used to be)\b(?! in\b)|before(?=[.,;:]|$)|ever\b)/i;

/**
 * Words that need figures of certain formulas over all that is shown: of each group one.
 * @param after the text that follows the words
 */
function needs(words: string, after: string): figures.FigureDefinition['formula'][][] {
  const isOfPast = THAN_BEFORE.test(after) || THAN_BEFORE.test(words);
  return [
    ...(/\bheld\b/i.test(words)
      ? ([['highest'], ['lowest', 'deepest-drawdown']] satisfies figures.FigureDefinition['formula'][][])
      : []),
    ...(/\bneither (?:high|low) nor\b/i.test(words)
      ? ([['percentile-rank']] satisfies figures.FigureDefinition['formula'][][])
      : []),
    ...(isOfPast && SMALLER.test(words)
      ? ([['lowest']] satisfies figures.FigureDefinition['formula'][][])
      : []),
    ...(isOfPast && LARGER.test(words)
      ? ([['highest']] satisfies figures.FigureDefinition['formula'][][])
      : []),
  ];
}

/** In order of the text. */
function guardedIn(text: string): string[] {
  const withoutFixed = text.replace(FIXED, '');
  return [WHOLE, TREND, SHARE, PATH].flatMap((words) => withoutFixed.match(words) ?? []);
}

export function unboundProblem(text: string): { message: string; word: string } | null {
  const [word] = guardedIn(text);
  return word === undefined
    ? null
    : {
        word,
        message:
          `"${word}" is not bound: bind it to a claim that looks at the whole window, write ` +
          `[${word}](sense:rule) if it is true whatever the figures are, or leave it out.`,
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
  const claimFigures = figuresInClaim(claim.target).flatMap((name) => {
    const definition = definitions[name];
    return definition ? [{ name, definition }] : [];
  });
  const beside = () => plainNode(block, figures);
  const missingGroup = needs(words, textAfter(claim, block)).find(
    (group) =>
      !claimFigures.some(
        ({ definition }) =>
          group.includes(definition.formula) && coverProblem(windowOf(definition), shown, beside()) === null,
      ),
  );
  if (missingGroup)
    return (
      `"${words}" is of all values and not of two: its claim needs ${missingGroup.join(' or ')} over all ` +
      'that the text shows, or from a day that stands beside it.'
    );

  const path = PATH_IN_CLAIM.exec(words)?.[0];
  const isEnumerated = /&/.test(claim.target) && path !== undefined && !/^(?:only|held)$/i.test(path);
  // What is so only since a day was not so before it.
  const isOnly = /^only$/i.test(path ?? '');
  const isOverPath = claimFigures.some(
    ({ definition }) =>
      OVER_PATH.has(definition.formula) && !(isOnly && beginsLater(windowOf(definition), shown)),
  );
  if (path && !isEnumerated && !isOverPath)
    return (
      `"${path}" needs a figure over ${isOnly ? 'all that the text shows' : 'a window'} in its claim: ` +
      'highest, lowest, deepest-drawdown or percentile-rank.'
    );
  const [word] = guardedIn(words).filter((each) => !each.match(PATH));
  if (word === undefined) return null;
  const overWindow = claimFigures.filter(({ definition }) => OVER_WINDOW.has(definition.formula));
  const isShare =
    words.match(SHARE) !== null && claim.target.includes('*') && !isOfOnePath(words, claim, definitions);
  if (overWindow.length === 0 && !isShare)
    return `"${word}" needs a figure over a window in its claim: highest, lowest or deepest-drawdown.`;

  const problems = overWindow.map(({ name, definition }) => ({
    name,
    series: definition.series,
    problem: coverProblem(windowOf(definition), shown, beside()),
  }));
  // For each series one figure must cover all that is shown; further figures may cover parts.
  const uncovered = problems.find(({ series }) =>
    problems.every((other) => other.series !== series || other.problem !== null),
  );
  if (uncovered) return `"${word}" is tested by ${uncovered.name}, ${uncovered.problem}`;
  if (SUPERLATIVE.test(words) && !SCOPE.test(beside()))
    return `"${word}" does not say of what: of which values, or since when.`;

  const series = new Set(claimFigures.map(({ definition }) => definition.series));
  if (!words.match(TREND)) return null;
  const { finer } = seriesFiles.particulars(libraryHere());
  const coarse = [...series].find((id) => finer[id] !== undefined && !series.has(finer[id]));
  return coarse ? `"${word}" is of ${coarse}: its claim has to name a figure of ${finer[coarse]} too.` : null;
}

/** "Mostly" between parts of one series: where they are cut decides it. */
function isOfOnePath(words: string, { target }: BoundWords, definitions: Guard['definitions']): boolean {
  const patterns = target.split('&').filter((part) => part.includes('*'));
  return (
    /\bmostly\b/i.test(words) &&
    patterns.every((part) => {
      const series = figuresInClaim(part).flatMap((name) => definitions[name]?.series ?? []);
      return series.length > 1 && new Set(series).size === 1;
    })
  );
}

function textAfter(claim: BoundWords, block: Node): string {
  const inner = new Set<Node>(nodesIn(claim));
  const nodes = [...nodesIn(block)];
  return nodes
    .slice(nodes.indexOf(claim) + 1)
    .map((node) => (!inner.has(node) && node.type === 'text' ? node.value : ''))
    .join('');
}

/** A superlative in a text without claims that does not say of what it is one. */
export function scopeProblem(text: string): string | null {
  const word = SUPERLATIVE.exec(text)?.[0];
  return word === undefined || SCOPE.test(text)
    ? null
    : `"${word}" does not say of what: of which values, or since when.`;
}

export function windowOf(definition: figures.FigureDefinition): SeriesSpan {
  const { series } = definition;
  return definition.formula === 'value'
    ? { series, from: definition.at, to: definition.at }
    : { series, from: definition.from, to: definition.to };
}

/**
 * A window shorter than what the text shows of its series, if the block does not name the end of the
 * window.
 */
function coverProblem(
  { series, from, to }: SeriesSpan,
  shown: readonly SeriesSpan[],
  beside: string,
): string | null {
  const spansOfSeries = shown.filter((other) => other.series === series);
  const earlier = spansOfSeries.find((other) => time.periodPosition(other.from) < time.periodPosition(from));
  if (earlier && !isNamed(series, from, -1, beside))
    return (
      `which begins in ${from}; the text shows ${series} from ${earlier.from}. Test all of it, or name ` +
      'the start beside the word.'
    );
  const later = spansOfSeries.find((other) => time.periodPosition(other.to) > time.periodPosition(to));
  if (later && !isNamed(series, to, 1, beside))
    return (
      `which ends in ${to}; the text shows ${series} to ${later.to}. Test all of it, or name the end ` +
      'beside the word.'
    );
  return null;
}

function beginsLater({ series, from }: SeriesSpan, shown: readonly SeriesSpan[]): boolean {
  return shown.some(
    (other) => other.series === series && time.periodPosition(other.from) < time.periodPosition(from),
  );
}

/**
 * Whether the block names an end of the window, or the period just outside it: "since March" starts with
 * April.
 */
function isNamed(series: string, end: Period, outwards: -1 | 1, beside: string): boolean {
  const periods = getSeries(libraryHere(), series).points.map(({ period }) => period);
  const outside = periods[periods.indexOf(end) + outwards];
  return [end, outside].some((period) => period !== undefined && beside.includes(formatPeriod(period)));
}
