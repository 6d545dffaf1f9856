import { changeAt } from './changes';
import { gold } from './gold.fixture';
import { indexAfterKey } from './keys';
import { rowsAt, spanText, valueText } from './value-words';

describe('the change since the start of what is drawn', () => {
  it('has a sign, and none at the start or without a value', () => {
    expect(changeAt(gold(), 0, 0)).toBeNull();
    expect(changeAt(gold(), 0, 1)).toEqual({ text: '−60.0%', sign: -1 });
    expect(changeAt(gold(), 0, 2)).toEqual({ text: '+100.0%', sign: 1 });
    expect(changeAt(gold(), 1, 2)).toBeNull();
  });

  it('is none that rounds to zero, with a sign', () => {
    const still = { ...gold(), values: [[100, 100.01, 99.99]] };
    expect(changeAt(still, 0, 1)).toEqual({ text: '0.0%', sign: 0 });
    expect(changeAt(still, 0, 2)).toEqual({ text: '0.0%', sign: 0 });
  });

  it('is about so much where one of the two values is', () => {
    const rounded = { ...gold(), rounded: [[2, 3]] as const, values: [[100, 40, 163]] };
    expect(changeAt(rounded, 0, 1)?.text).toBe('−60.0%');
    expect(changeAt(rounded, 0, 2)?.text).toBe('about +63%');
  });

  it('is in percentage points between rates, and of a share none from zero', () => {
    const comparison = {
      by: 'difference',
      factor: 1,
      digits: 2,
      text: '{number} percentage points',
    } as const;
    expect(changeAt({ ...gold(), values: [[6.5, 5.25, 7]], comparison }, 0, 1)).toEqual({
      text: '−1.25 percentage points',
      sign: -1,
    });
    expect(changeAt({ ...gold(), values: [[0, 5, 7]] }, 0, 1)).toBeNull();
    expect(changeAt({ ...gold(), comparison: null }, 0, 1)).toBeNull();
  });

  it('is grouped as the language does', () => {
    expect(changeAt({ ...gold(), values: [[1, 2, 1235]] }, 0, 2)?.text).toBe('+1,23,400.0%');
  });
});

describe('what is said of a period', () => {
  it('has all series, also one without a value', () => {
    expect(rowsAt(gold(), 2)).toEqual([
      { style: 1, name: 'Gold', value: '$200', change: { text: '+100.0%', sign: 1 } },
      { style: 2, name: 'Silver', value: 'no value', change: null },
    ]);
    expect(valueText(gold(), 1)).toBe('May 2026: Gold $40, −60.0%; Silver $80, −20.0%');
    expect(valueText(gold(), 0)).toBe('Apr 2026: Gold $100; Silver $100');
  });

  it('and of a range: its ends, and the change of each series to its last value', () => {
    expect(spanText(gold())).toBe('Apr 2026 to Jun 2026: Gold +100.0%, Silver −20.0%');
  });

  it('states both ends of what sums are paid into, whose change is no gain', () => {
    expect(spanText({ ...gold(), comparison: null })).toBe(
      'Apr 2026 to Jun 2026: Gold from $100 to $200, Silver from $100 to $80',
    );
    expect(rowsAt({ ...gold(), comparison: null }, 2).map(({ change }) => change)).toEqual([null, null]);
  });
});

test('keys lead from period to period, and not beyond the ends', () => {
  const after = (key: string, index: number) => indexAfterKey(key, index, 30);
  expect([after('ArrowRight', 3), after('ArrowLeft', 3), after('ArrowUp', 3), after('ArrowDown', 3)]).toEqual(
    [4, 2, 4, 2],
  );
  expect([after('Home', 9), after('End', 9), after('PageUp', 9), after('PageDown', 9)]).toEqual([
    0, 29, 21, 0,
  ]);
  expect([after('ArrowRight', 29), after('ArrowLeft', 0), after('Tab', 3), after('a', 3)]).toEqual([
    29,
    0,
    null,
    null,
  ]);
});
