import { ContentProblem } from '@/lib/content/content-problem';
import { toString } from 'mdast-util-to-string';
import { suggestion } from '@/lib/platform/nearest';
import type { Figure } from '@samvit/research';
import { formatPeriod } from '@/lib/web/period';
import { claimHolds, figuresInClaim } from './claim';
import { costProblem } from './fund-costs';
import { guardProblem, SENSES_A_TEXT, senseProblem, unboundProblem, type Guard } from './guarded-words';
import { nodesIn, type BoundWords, type Prose } from './parse-prose';
import { bringsNumber, hidesDirection, voiceProblem } from './voice';
import { figureText } from './plain-prose';

/** A dated event or a quotation, against which bound words are checked. */
export type Quoted = { date: string; text: string; source: string };

/** What we ourselves say of the data, in full sentences, and of which data. */
export type OwnNote = { text: string; about: string };

/** The figures, events, quotations, notes and terms that a report's words may be bound to. */
export type ProseContext = {
  figures: ReadonlyMap<string, Figure>;
  events: ReadonlyMap<string, Quoted>;
  quotes: ReadonlyMap<string, Quoted>;
  notes: ReadonlyMap<string, OwnNote>;
  terms: ReadonlySet<string>;
  charts: ReadonlySet<string>;
  /**
   * The series and windows that guarded words such as "most" and "highest" are checked against. Absent for
   * a superseded version, whose text does not change any more.
   */
  guard?: Guard;
};

/** An error in a text, and the line of the text it is on, counted from 1. */
export type ProseProblem = { line: number; message: string };

type Node = Parameters<typeof nodesIn>[0];

/** Blocks of text that are checked separately: a paragraph, a heading, a table row. */
const BLOCKS: ReadonlySet<string> = new Set(['root', 'paragraph', 'heading', 'tableRow']);

/**
 * The first error in a text: a typed digit, a claim that is false, an unknown name, a quotation whose
 * digits are not in its source, an untested guarded word, "a fall of" a negative figure. Null if there is
 * none.
 * @param own numbers and dates that the text may contain unbound, because they are part of a name; `'any'`
 * in posts
 */
export function proseProblem(
  { source, tree }: Prose,
  context: ProseContext,
  own: readonly string[] | 'any' = [],
): ProseProblem | null {
  const { figures, guard } = context;
  const boundTexts = new Set<Node>();
  let block: Node = tree;
  let senses = 0;
  for (const node of nodesIn(tree)) {
    if (BLOCKS.has(node.type)) block = node;
    if (node.type === 'bound') for (const inner of nodesIn(node)) boundTexts.add(inner);
    if (node.type === 'bound' && node.kind === 'sense') senses += 1;
    const start = node.position?.start;
    const problem =
      bindingProblem(node, context) ??
      (boundTexts.has(node) ? null : own === 'any' ? null : digitProblem(node, own)) ??
      (guard && node.type === 'bound' && node.kind === 'claim'
        ? (guardProblem(node, block, figures, guard) ?? costProblem(node.target, guard.definitions))
        : null) ??
      (guard && !boundTexts.has(node) ? wordProblem(node) : null) ??
      (guard ? figureWordsProblem(node, figures) : null) ??
      (senses > SENSES_A_TEXT ? `More than ${SENSES_A_TEXT} words are set apart as of another sense.` : null);
    if (!problem) continue;
    const { message, before = '' } = typeof problem === 'string' ? { message: problem } : problem;
    return {
      line: (start?.line ?? 1) + before.split('\n').length - 1,
      message: `${message} In: "${sentenceAt(source, (start?.offset ?? 0) + before.length)}"`,
    };
  }
  return null;
}

export function figuresIn({ tree }: Prose): string[] {
  return [...nodesIn(tree)].flatMap((node) => {
    if (node.type === 'figure') return [node.name];
    return node.type === 'bound' && node.kind === 'claim' ? figuresInClaim(node.target) : [];
  });
}

/** The names that a text's words of one kind are bound to, each once, in order. */
export function targetsIn(texts: readonly Prose[], kind: BoundWords['kind'] | 'chart'): string[] {
  const nodes = texts.flatMap(({ tree }) => [...nodesIn(tree)]);
  return [
    ...new Set(
      nodes.flatMap((node) => {
        if (node.type === 'chart') return kind === 'chart' ? [node.name] : [];
        return node.type === 'bound' && node.kind === kind ? [node.target] : [];
      }),
    ),
  ];
}

function bindingProblem(
  node: Node,
  { figures, events, quotes, notes, terms, charts }: ProseContext,
): string | null {
  if (node.type === 'figure') return unknownProblem('figure', node.name, figures);
  if (node.type === 'chart') return unknownProblem('chart', node.name, charts);
  if (node.type !== 'bound') return null;
  const text = toString(node);
  switch (node.kind) {
    case 'claim':
      return claimProblem(node.target, text, figures);
    case 'event':
      return quotedProblem(node.target, text, events.get(node.target));
    case 'quote':
      return quotedProblem(node.target, text, quotes.get(node.target));
    case 'note':
      return quotedProblem(node.target, text, notes.get(node.target));
    case 'sense':
      return senseProblem(node.target);
    case 'term':
      return terms.has(node.target) ? null : `The glossary has no term "${node.target}".`;
  }
}

function unknownProblem(
  kind: string,
  name: string,
  known: { has: (name: string) => boolean; keys: () => Iterable<string> },
): string | null {
  return known.has(name) ? null : `No ${kind} is called "${name}"${suggestion(name, [...known.keys()])}.`;
}

function claimProblem(claim: string, text: string, figures: ProseContext['figures']): string | null {
  try {
    return claimHolds(claim, figures)
      ? null
      : `"${text}" does not hold: ${claim} is not true (${valuesIn(claim, figures)}).`;
  } catch (error) {
    if (error instanceof ContentProblem) return `${error.message}.`;
    throw error;
  }
}

/** Every digit of the words must occur in the quotation, note or event, or in its date. */
function quotedProblem(
  target: string,
  text: string,
  quoted: { text: string; date?: string } | undefined,
): string | null {
  if (!quoted) return `Nothing to quote is called "${target}".`;
  const date = quoted.date === undefined ? '' : `${quoted.date} ${formatPeriod(quoted.date)}`;
  const source = `${quoted.text} ${date}`;
  const missingNumber = (text.match(/\p{Nd}[\p{Nd}.,]*\p{Nd}|\p{Nd}/gu) ?? []).find(
    (number) => !source.includes(number),
  );
  return missingNumber ? `"${missingNumber}" does not stand in the source of "${target}".` : null;
}

type InText = { message: string; before?: string };

/** A digit that is not bound to a figure. The start number of a list counts too. */
function digitProblem(node: Node, own: readonly string[]): InText | null {
  if (node.type === 'list' && node.ordered && (node.start ?? 1) !== 1)
    return { message: `"${node.start}." is typed: begin the list with 1.` };
  if (!('value' in node)) return null;
  const text = without(own, node.value);
  const digit = /\S*\p{Nd}\S*/u.exec(text);
  return (
    digit && {
      message: `"${digit[0]}" is typed: bind it to a figure, an event, a quotation or a note.`,
      before: text.slice(0, digit.index),
    }
  );
}

function wordProblem(node: Node): InText | null {
  const problem =
    'value' in node && node.type === 'text' ? (unboundProblem(node.value) ?? voiceProblem(node.value)) : null;
  return problem && 'value' in node
    ? { message: problem.message, before: node.value.slice(0, node.value.indexOf(problem.word)) }
    : null;
}

/** After these words a minus sign would state the fall twice. */
const FALLING =
  /\b(?:(?:fall|drop|decline|loss|slide)s? of|fell(?: by)?|dropped(?: by)?|lost|down(?: by)?) $/i;

/** "a fall of −62.9%", "in 21 August 2026": words that do not fit the figure after them. */
function figureWordsProblem(node: Node, figures: ReadonlyMap<string, Figure>): string | null {
  if (!('children' in node)) return null;
  const children: readonly Node[] = node.children;
  for (const [i, child] of children.entries()) {
    const figure = child.type === 'figure' ? figures.get(child.name) : undefined;
    const before = children[i - 1];
    if (!figure || child.type !== 'figure' || !before) continue;
    const words = toString(before);
    const text = figureText(figure, child.part);
    const after = children[i + 1];
    if (/\d{3}(?:\.\d+)?$/.test(text) && after?.type === 'text' && /^ lakh\b/.test(after.value))
      return `"${text} lakh": a hundred lakh is a crore.`;
    if (text.startsWith('−') && FALLING.test(words)) return `"${words.trim()} ${text}" says the fall twice.`;
    if (hidesDirection(words, text))
      return `"${lastWords(words)} ${text}": say that it rose or fell, with {${child.name}.size}.`;
    if (bringsNumber(words)) return `A thing "brought ${text}": say what rose, fell or was paid.`;
    if (/\bin $/.test(words) && /^\d{1,2} [A-Z]/.test(text)) return `"in ${text}": a day is "on" or "to".`;
    if (/\bon $/.test(words) && /^[A-Z][a-z]+ \d{4}$/.test(text)) return `"on ${text}": a month is "in".`;
  }
  return null;
}

const lastWords = (words: string) => words.trim().split(/\s/).slice(-2).join(' ');

/**
 * Removes these numbers and dates from a text, the longest first. They match only as whole words: `8 June`
 * is not in `18 June`, nor `10` in `10.5`.
 */
function without(own: readonly string[], text: string): string {
  const longestFirst = [...own].sort((a, b) => b.length - a.length);
  return longestFirst.reduce((rest, words) => {
    const alone = new RegExp(`(?<!\\d|\\d[.,])${words.replaceAll('.', '\\.')}(?![.,]?\\d)`, 'g');
    return rest.replace(alone, '');
  }, text);
}

function valuesIn(claim: string, figures: ReadonlyMap<string, Figure>): string {
  return figuresInClaim(claim)
    .map((name) => `${name} = ${figures.get(name)?.value ?? 'unknown'}`)
    .join(', ');
}

/** The source sentence around an offset, long enough for the author to find it. */
function sentenceAt(source: string, offset: number): string {
  let end = 0;
  for (const sentence of source.split(/(?<=[.?!]\s+|\n+)/)) {
    end += sentence.length;
    if (offset < end) return sentence.trim();
  }
  return source.trim();
}
