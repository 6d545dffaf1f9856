import { fits } from './carried-series';
import { plainName } from './column-names';
import type { TableDescription } from './own-table';

/** What a value is: its unit, its kind, and what it is of its period. */
type Described = Pick<TableDescription, 'unit' | 'kind' | 'observed'>;

/** What a table says of its values, and what is only likely from their size and step and so asked all the same. */
export type Clues = { certain: Partial<Described>; likely: Described };

/** Words in the name of a column of values, and what they say. */
const WORDS: readonly [words: ReadonlySet<string>, says: Partial<Described>][] = [
  [new Set(['average', 'avg', 'mean', 'औसत']), { observed: 'average' }],
  [new Set(['nav']), { kind: 'price', unit: 'INR', observed: 'close' }],
  [new Set(['close', 'closing', 'last', 'ltp', 'बंद']), { kind: 'price', observed: 'close' }],
  [new Set(['index', 'nifty', 'sensex', 'इंडेक्स', 'सूचकांक']), { kind: 'price', unit: 'index' }],
  [new Set(['price', 'भाव', 'दाम']), { kind: 'price' }],
  [new Set(['yield', 'interest', 'inflation', 'यील्ड', 'ब्याज', 'महंगाई']), { kind: 'rate', unit: 'percent' }],
  [
    new Set(['sales', 'revenue', 'income', 'profit', 'turnover', 'volume', 'spending', 'बिक्री', 'आय', 'ख़र्च']),
    { kind: 'amount', observed: 'flow' },
  ],
];

/** Signs in the name of the column or in its cells; a sign says more than a word. */
const SIGNS: readonly [sign: RegExp, says: Partial<Described>][] = [
  [/%|per ?cent|प्रतिशत/i, { kind: 'rate', unit: 'percent' }],
  [/₹|\brs\b|\binr\b|rupee|रुपये|रुपए/i, { unit: 'INR' }],
  [/\$|\busd\b|dollar|डॉलर/i, { unit: 'USD' }],
];

/** How much a price moves from one value to the next, in the middle: more is an amount, such as sales. */
const STEP_OF_PRICES = 0.15;
/** A value that falls below zero and is no larger is a rate in per cent. */
const LARGEST_RATE = 30;

/**
 * @param header of the column
 * @param cells of the column, with their signs
 * @param values as they are read; none while that is not certain
 */
export function cluesOf(header: string, cells: readonly string[], values: readonly number[]): Clues {
  const headerWords = new Set(plainName(header).split(' '));
  const byWord = WORDS.filter(([words]) => [...words].some((word) => headerWords.has(word))).map(
    ([, says]) => says,
  );
  const cell = cells.find((each) => /\p{N}/u.test(each)) ?? '';
  const bySign = SIGNS.filter(([sign]) => sign.test(header) || sign.test(cell)).map(([, says]) => says);
  // The first word and the first sign count.
  const clues = Object.assign({}, ...[...byWord.reverse(), ...bySign.reverse()]) as Partial<Described>;
  const { unit, kind } = clues;
  const certain = unit && kind && !fits({ unit, kind }) ? {} : clues;
  return { certain, likely: likelyOf(certain, values) };
}

function likelyOf({ unit, kind }: Partial<Described>, values: readonly number[]): Described {
  const likelyKind = kind ?? (unit === 'percent' ? 'rate' : unit === 'index' ? 'price' : kindBySize(values));
  return {
    kind: likelyKind,
    unit: unit ?? (likelyKind === 'rate' ? 'percent' : 'INR'),
    observed: likelyKind === 'amount' ? 'flow' : 'close',
  };
}

function kindBySize(values: readonly number[]): Described['kind'] {
  if (values.some((value) => value < 0))
    return values.every((value) => Math.abs(value) <= LARGEST_RATE) ? 'rate' : 'amount';
  const steps = values.flatMap((value, i) => {
    const before = values[i - 1];
    return before === undefined || before === 0 ? [] : [Math.abs(value / before - 1)];
  });
  const step = steps.sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
  return step <= STEP_OF_PRICES ? 'price' : 'amount';
}
