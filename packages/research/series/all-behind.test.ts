import { libraryHere } from '@/lib/texts/library-here';
import fc from 'fast-check';
import { allBehind, partsBehind, type Made } from './made-of';
import type { SeriesRef } from './series-ref';

type Row = { period: string; value: number };

const dayAt = (i: number) => new Date(Date.UTC(2020, 0, 1 + i)).toISOString().slice(0, 10);
/** Rows at some of forty days. */
const rowsAt = fc
  .uniqueArray(fc.integer({ min: 0, max: 39 }), { minLength: 3 })
  .map((days) => days.sort((a, b) => a - b).map((i): Row => ({ period: dayAt(i), value: i })));

test('all that is behind some windows is what is behind each of them, every value once', () => {
  fc.assert(
    fc.property(
      rowsAt,
      rowsAt,
      fc.integer({ min: 1, max: 12 }),
      fc.boolean(),
      (own, others, last, isPair) => {
        const combination: Made = { by: 'correlation', from: isPair ? ['a', 'b'] : ['a'], reads: { last } };
        const rowsOf = (series: SeriesRef) => (series === 'a' ? own : others);
        const shared = own.filter(({ period }) => !isPair || others.some((row) => row.period === period));
        const periods = shared.map(({ period }) => period);
        for (const [i, { series, rows }] of allBehind(
          libraryHere(),
          combination,
          periods,
          rowsOf,
        ).entries()) {
          const each = periods.flatMap(
            (period) => partsBehind(libraryHere(), combination, period, rowsOf)[i] ?? [],
          );
          const expected = new Set(each.flatMap((part) => part.rows));
          expect([series, rows]).toEqual([
            combination.from[i],
            rowsOf(series).filter((row) => expected.has(row)),
          ]);
        }
      },
    ),
  );
});

test('the windows of five thousand days read each day once, however long they are', () => {
  const rows = Array.from({ length: 5_000 }, (_, i): Row => ({ period: dayAt(i), value: i }));
  const combination: Made = { by: 'volatility', from: ['a'], reads: { last: 2_000 } };
  const [part] = allBehind(
    libraryHere(),
    combination,
    rows.slice(2_000).map(({ period }) => period),
    () => rows,
  );
  expect(part?.rows).toHaveLength(4_999);
});
