import { libraryHere } from '@/lib/texts/library-here';
import { outcome } from '../outcome.fixture';
import type { Item } from '../parser';
import { readQuestion } from '../read-question';
import { rowsOf } from '../rows';
import { tokensOf } from '../spelling';
import { RULES } from '.';
import { KIND_RULES } from './kinds';
import { QUERIES } from './queries';

const EXAMPLES = RULES.flatMap((rule) =>
  rule.examples.map(([question, expected]) => [rule.name, question, expected, rule] as const),
);

const isOf = (item: Item, name: string): boolean =>
  item.rule?.name === name || item.of.some((each) => isOf(each, name));

test.each(EXAMPLES)('%s: %s', (name, question, expected) => {
  expect(outcome(readQuestion(libraryHere(), question))).toBe(expected);
  const rows = rowsOf(libraryHere(), tokensOf(libraryHere(), question));
  expect(rows.some(({ pieces }) => pieces.some((piece) => isOf(piece, name)))).toBe(true);
});

test.each(
  [...QUERIES, ...KIND_RULES].flatMap(({ name, examples }) =>
    examples.map((each) => [name, ...each] as const),
  ),
)('%s: %s', (_, question, expected) => {
  expect(outcome(readQuestion(libraryHere(), question))).toBe(expected);
});

test('every rule has a name of its own and an example', () => {
  const rules = [...RULES, ...QUERIES, ...KIND_RULES];
  expect(rules.filter(({ examples }) => examples.length === 0)).toEqual([]);
  expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
});
