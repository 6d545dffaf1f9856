import { text } from '@/lib/content/messages';
import { libraryHere } from '@/lib/texts/library-here';
import { answerAt } from '@/testing/content/analysis-answers';
import { MEASURE_EXAMPLES } from '@/testing/content/measure-examples';
import { MEASURE_NAMES } from '../measures';
import { yearsBetween } from '../time/period';
import { formulaInput } from './evidence';
import type { Figure } from './figure';

type Ends = { start: number; end: number; amount: number; years: number };

/** What the symbols beside a figure say of its ends, worked out here again. */
const TOLD: Readonly<Record<string, (ends: Ends) => number>> = {
  'end / start - 1': ({ start, end }) => end / start - 1,
  'end - start': ({ start, end }) => end - start,
  '(end - start) * 100': ({ start, end }) => (end - start) * 100,
  'end / start': ({ start, end }) => end / start,
  '100 * end / start': ({ start, end }) => (100 * end) / start,
  '(end / start)^(1 / years) - 1': ({ start, end, years }) => (end / start) ** (1 / years) - 1,
  'amount * end / start': ({ start, end, amount }) => (amount * end) / start,
  'amount * start / end': ({ start, end, amount }) => (amount * start) / end,
};

const symbolsOf = ({ formula }: Figure) => text(`figures.symbols.${formula}`);

function endsOf({ inputs, evidence, amount = NaN }: Figure): Ends {
  const { rows } = formulaInput(libraryHere(), inputs, evidence);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) throw new RangeError('A figure has values');
  return { start: first.value, end: last.value, amount, years: yearsBetween(first.period, last.period) };
}

const ADDRESSES = [
  ...MEASURE_NAMES.map((measure) => MEASURE_EXAMPLES[measure]),
  'growth/reliance-close~tcs-close/5y',
];

test.each(ADDRESSES)('each figure of %s is told by the formula that computes it', (address) => {
  for (const [name, figure] of answerAt(address).figures) {
    const told = TOLD[symbolsOf(figure)];
    if (told) expect([name, told(endsOf(figure))]).toEqual([name, expect.closeTo(figure.value, 6)]);
  }
});

test('units that payments bought are told of a SIP alone', () => {
  const told = ADDRESSES.flatMap((address) =>
    [...answerAt(address).figures].flatMap(([name, figure]) =>
      symbolsOf(figure) === text('figures.symbols.end-value') ? [[address, name.split('.')[1]]] : [],
    ),
  );
  expect(told).not.toEqual([]);
  for (const [address, name] of told) expect([address?.split('/')[0], name]).toEqual(['sip', 'end-value']);
});
