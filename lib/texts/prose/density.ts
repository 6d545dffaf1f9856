import type { Figure } from '@samvit/research';
import type { Paragraph } from 'mdast';
import type { nodesIn, Prose } from './parse-prose';
import { plainNode } from './plain-prose';
import { writtenDates } from './written-dates';

type Node = Parameters<typeof nodesIn>[0];

/** The most numbers in a hundred words of running text. */
const MOST = 8;
/** In fewer words than on a page of a book a share says little. */
const FEWEST_WORDS = 200;

/** Names that contain a number, as "Nifty 50". */
const NAME =
  /\b(?:Nifty(?: Next| Midcap| Smallcap)?|Midcap|Smallcap|S&P(?: BSE)?|BSE|Nasdaq|निफ़्टी)[ -]\p{Nd}+\b/gu;

/** Quarters and years of results, as "Q1 FY27". */
const FISCAL = /\b(?:Q[1-4] (?:FY)?|FY)\p{Nd}{2,4}\b/gu;

const NUMBER = /\p{Nd}(?:[\p{Nd}.,]*\p{Nd})?/gu;

/** What is wrong with a text of which a reader meets a number in every second line. */
export function densityProblem(texts: readonly Prose[], figures: ReadonlyMap<string, Figure>): string | null {
  const paragraphs = texts
    .flatMap(({ tree }) => paragraphsIn(tree))
    .map((paragraph) => plainNode(paragraph, figures));
  const words = paragraphs.reduce((sum, text) => sum + countWords(text), 0);
  const numbers = paragraphs.reduce((sum, text) => sum + countNumbers(text), 0);
  return words < FEWEST_WORDS || 100 * numbers <= MOST * words
    ? null
    : `The text has ${numbers} numbers in ${words} words, and not ${MOST} in a hundred: ` +
        'leave some out, or put them into a table.';
}

/** The paragraphs of a text, those of lists too: no headings, tables or code. */
export const paragraphsIn = (node: Node): Paragraph[] =>
  node.type === 'paragraph'
    ? [node]
    : node.type === 'table' || node.type === 'heading' || !('children' in node)
      ? []
      : node.children.flatMap(paragraphsIn);

/** A date counts as one number, the number of a name as none. */
export const countNumbers = (text: string): number =>
  text.replace(NAME, '').replace(writtenDates(), '0').replace(FISCAL, '0').match(NUMBER)?.length ?? 0;

const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
