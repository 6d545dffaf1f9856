import type { Library } from '../series/library';
import type { Kind } from './part';
import { partsOf, type Item } from './parser';
import { areAlike, compareCosts, costsOf, type Costs } from './ranking';
import type { Token } from './spelling';

/** A part in a row, as it was typed. */
export type Piece = Item & { text: string; isCorrected: boolean };

/** One way to read a question: parts that cover all of its words, each once. */
export type Row = { pieces: readonly Piece[]; costs: Costs };

/** So many ways to read a question, and its beginnings, are kept. */
const MOST_ROWS = 6;

/** What only makes other parts. */
const INNER = new Set<Kind>([
  'number',
  'sum',
  'time',
  'times',
  'moment',
  'length',
  'lengths',
  'percent',
  'quantity',
]);

type Beginning = { costs: Costs; last?: Item; before?: Beginning };

/** The ways to read a question, the best first: those that take the same pieces as the best, in whatever meaning. */
export function rowsOf(library: Library, tokens: readonly Token[]): Row[] {
  const ending = partsOf(library, tokens);
  const best: Beginning[][] = [[{ costs: [] }]];
  for (let end = 1; end <= tokens.length; end += 1) {
    const unused: Item = {
      part: { kind: 'unused' },
      start: end - 1,
      end,
      phrase: tokens[end - 1]?.word ?? '',
      of: [],
    };
    const pieces = [...piecesAmong(ending[end] ?? []), unused];
    const beginnings = pieces.flatMap((last) => {
      const ownCosts = costsOf(last);
      return (best[last.start] ?? []).map((before) => ({
        costs: ownCosts.map((cost, i) => cost + (before.costs[i] ?? 0)),
        last,
        before,
      }));
    });
    best[end] = beginnings.sort((a, b) => compareCosts(a.costs, b.costs)).slice(0, MOST_ROWS);
  }
  const [first, ...moreRows] = best[tokens.length] ?? [];
  if (!first) return [];
  return [first, ...moreRows.filter(({ costs }) => areAlike(costs, first.costs))].map((whole) => ({
    pieces: piecesIn(whole, tokens),
    costs: whole.costs,
  }));
}

/**
 * What may stand in a row: parts that mean something, and words such as "the" and "of" where no part begins with them.
 */
function piecesAmong(items: readonly Item[]): Item[] {
  const meaning = items.filter(({ part }) => part.kind !== 'word' && !INNER.has(part.kind));
  const starts = new Set(meaning.map(({ start }) => start));
  const saysNothing = ({ part, start }: Item) =>
    part.kind === 'word' && part.classes.gap && !starts.has(start);
  return [...meaning, ...items.filter(saysNothing)];
}

function piecesIn(whole: Beginning, tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  for (let at: Beginning | undefined = whole; at?.last; at = at.before) pieces.push(pieceOf(at.last, tokens));
  return pieces.reverse();
}

/** A part as it was typed. */
export function pieceOf(item: Item, tokens: readonly Token[]): Piece {
  const itemTokens = tokens.slice(item.start, item.end);
  return {
    ...item,
    text: itemTokens.map(({ typed }) => typed).join(' '),
    isCorrected: itemTokens.some(({ isCorrected }) => isCorrected),
  };
}
