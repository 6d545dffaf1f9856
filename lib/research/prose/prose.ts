import type { Figure } from '@/lib/research/figures/figure';
import { formatPeriod } from '@/lib/research/series/period';
import { claimHolds, figuresInClaim } from './claim';

/**
 * The language of a report's prose. It is Markdown in which every number and every word of direction is bound:
 *
 * - `{gold-growth}` a figure; `{gold-growth.from}`, `.to`, `.when` the periods it is about
 * - `[fell](claim:change<0)` a word that must be true of the figures it names
 * - `[4 June 2026](event:wipro-buyback-last-day)` words taken from a dated event of content/figures/events.json
 * - `[INR 150 bn](quote:buyback)` words quoted from a source the report names
 * - `[drawdown](term:drawdown)` a term of the glossary
 * - `![](chart:ratio)` a chart, alone on its line
 */
export type Binding =
  | { kind: 'figure'; name: string; part: FigurePart }
  | { kind: 'claim' | 'event' | 'quote' | 'term' | 'chart'; target: string; text: string };

export type FigurePart = 'value' | 'from' | 'to' | 'when';

const FIGURE = /\{([a-z][a-z0-9-]*)(?:\.(from|to|when))?\}/g;
const BOUND = /!?\[([^\]]*)\]\((claim|event|quote|term|chart):([^)]*)\)/g;
const LINK = /\[([^\]]*)\]\([^)]*\)/g;

/** A dated event or a quotation: what bound words are checked against. */
export type Quoted = { date: string; text: string; source: string };

export type ProseContext = {
  figures: ReadonlyMap<string, Figure>;
  events: ReadonlyMap<string, Quoted>;
  quotes: ReadonlyMap<string, Quoted>;
  terms: ReadonlySet<string>;
  charts: ReadonlySet<string>;
};

/** All bindings of a text, in order. */
export function bindingsIn(prose: string): Binding[] {
  const found: { at: number; binding: Binding }[] = [];
  for (const match of prose.matchAll(FIGURE))
    found.push({
      at: match.index,
      binding: {
        kind: 'figure',
        name: match[1] ?? '',
        part: (match[2] as FigurePart | undefined) ?? 'value',
      },
    });
  for (const match of prose.matchAll(BOUND))
    found.push({
      at: match.index,
      binding: {
        kind: match[2] as 'claim' | 'event' | 'quote' | 'term' | 'chart',
        target: match[3] ?? '',
        text: match[1] ?? '',
      },
    });
  return found.sort((a, b) => a.at - b.at).map(({ binding }) => binding);
}

/** The words of one part of a figure. */
export function figureText(figure: Figure, part: FigurePart): string {
  switch (part) {
    case 'value':
      return figure.text;
    case 'from':
      return formatPeriod(figure.window.from);
    case 'to':
      return formatPeriod(figure.window.to);
    case 'when':
      return formatPeriod(figure.period);
  }
}

/** The text with every binding turned into its plain words: for lists, search and sharing. */
export function plainProse(prose: string, figures: ReadonlyMap<string, Figure>): string {
  return prose
    .replace(FIGURE, (whole, name: string, part?: FigurePart) => {
      const figure = figures.get(name);
      if (!figure) throw new RangeError(`${whole} stands in the text, but no such figure is defined`);
      return figureText(figure, part ?? 'value');
    })
    .replace(BOUND, '$1');
}

/**
 * Checks a text against what it is bound to.
 * @param own numbers and dates that the text may name unbound, because what it stands on is called so
 * @throws RangeError naming the sentence: a typed digit, a claim that does not hold, an unknown name, a quotation whose
 * digits do not stand in its source
 */
export function checkProse(prose: string, context: ProseContext, own: readonly string[] = []): void {
  for (const sentence of sentencesIn(prose)) {
    const fail = (problem: string) => {
      throw new RangeError(`${problem} In: "${sentence.trim()}"`);
    };
    for (const binding of bindingsIn(sentence)) {
      const problem = problemOf(binding, context);
      if (problem) fail(problem);
    }
    const unbound = without(own, sentence.replace(FIGURE, '').replace(BOUND, '').replace(LINK, '$1'));
    const digit = /\S*\d\S*/.exec(unbound);
    if (digit) fail(`"${digit[0]}" is typed: bind it to a figure, an event or a quotation.`);
  }
}

/** The names of the figures a text uses, in its words or its claims. */
export function figuresIn(prose: string): string[] {
  return bindingsIn(prose).flatMap((binding) => {
    if (binding.kind === 'figure') return [binding.name];
    return binding.kind === 'claim' ? figuresInClaim(binding.target) : [];
  });
}

function problemOf(
  binding: Binding,
  { figures, events, quotes, terms, charts }: ProseContext,
): string | null {
  switch (binding.kind) {
    case 'figure':
      return figures.has(binding.name) ? null : `No figure is called "${binding.name}".`;
    case 'claim':
      return claimHolds(binding.target, figures)
        ? null
        : `"${binding.text}" does not hold: ${binding.target} is not true (${valuesOf(binding.target, figures)}).`;
    case 'event':
      return quotedProblem(binding, events.get(binding.target));
    case 'quote':
      return quotedProblem(binding, quotes.get(binding.target));
    case 'term':
      return terms.has(binding.target) ? null : `The glossary has no term "${binding.target}".`;
    case 'chart':
      return charts.has(binding.target) ? null : `No chart is called "${binding.target}".`;
  }
}

/** Quoted digits must stand in what is quoted, or in its date. */
function quotedProblem(
  { target, text }: { target: string; text: string },
  quoted: Quoted | undefined,
): string | null {
  if (!quoted) return `Nothing to quote is called "${target}".`;
  const source = `${quoted.text} ${quoted.date} ${formatPeriod(quoted.date)}`;
  const missing = (text.match(/\d[\d.,]*\d|\d/g) ?? []).find((number) => !source.includes(number));
  return missing ? `"${missing}" does not stand in the source of "${target}".` : null;
}

/** A text without these numbers and dates, the longest first; `8 June` is not in `18 June`, nor `10` in `10.5`. */
function without(own: readonly string[], text: string): string {
  const longestFirst = [...own].sort((a, b) => b.length - a.length);
  return longestFirst.reduce((rest, words) => {
    const alone = new RegExp(`(?<!\\d|\\d[.,])${words.replaceAll('.', '\\.')}(?![.,]?\\d)`, 'g');
    return rest.replace(alone, '');
  }, text);
}

function valuesOf(claim: string, figures: ReadonlyMap<string, Figure>): string {
  return figuresInClaim(claim)
    .map((name) => `${name} = ${figures.get(name)?.value ?? 'unknown'}`)
    .join(', ');
}

/** Sentences and lines: enough to say where something is wrong. Bindings hold no full stop followed by a space. */
function sentencesIn(prose: string): string[] {
  return prose.split(/(?<=[.?!])\s+|\n+/).filter((sentence) => sentence.trim() !== '');
}
