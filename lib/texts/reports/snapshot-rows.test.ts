import { findRows, RowCollection } from './snapshot-rows';

const row = (period: string, value: number) => ({ period, value, status: 'verified' as const });
const [january, february, march] = [row('2026-01', 80), row('2026-02', 90), row('2026-03', 100)];

test('each row is stored once, and every part is found again', () => {
  const rows = new RowCollection();
  const parts = [[january, march], [february, march], [january, february, march], []];
  for (const part of parts) rows.add('gold', part);
  expect(rows.tables()).toEqual({
    gold: [
      ['2026-01', 80, 'verified'],
      ['2026-02', 90, 'verified'],
      ['2026-03', 100, 'verified'],
    ],
  });
  const references = parts.map((part) => rows.reference('gold', part));
  expect(references.slice(0, 2)).toEqual([
    { of: 'gold', periods: ['2026-01', '2026-03'] },
    { of: 'gold', from: '2026-02', to: '2026-03' },
  ]);
  expect(references.map((reference) => findRows(rows.tables(), reference))).toEqual(parts);
});

test('other values of the same series are a table of their own', () => {
  const rows = new RowCollection();
  rows.add('gold', [january]);
  rows.add('gold', [row('2026-01', 100), row('2026-02', 112.5)]);
  rows.add('gold', [february]);
  expect(rows.reference('gold', [row('2026-02', 112.5)])).toMatchObject({ of: 'gold#2' });
  expect(rows.reference('gold', [january, february])).toMatchObject({ of: 'gold' });
});

test('a value that may not be printed stays marked', () => {
  const rows = new RowCollection();
  rows.add('share', [{ ...january, withheld: true }]);
  rows.add('share', [january]);
  expect(findRows(rows.tables(), rows.reference('share', [january]))).toEqual([
    { ...january, withheld: true },
  ]);
});

test('an unknown period is named', () => {
  expect(() => findRows({ gold: [] }, { of: 'gold', from: '2026-01', to: '2026-02' })).toThrow(
    'The rows of "gold" have no 2026-01',
  );
});
