import { fill } from '@/lib/platform/fill';
import type { values } from '@samvit/charts';
import { changeAt, type ValueChange } from './changes';

/** What a tooltip says of a series. */
export type ValueRow = { style: number; name: string; value: string; change: ValueChange | null };

/** The values of all series in a period. */
export const rowsAt = (data: values.ChartData, index: number): ValueRow[] =>
  data.names.map((name, series) => ({
    style: data.styles[series] ?? series,
    name,
    value: data.texts[series]?.[index] ?? data.words.none,
    change: changeAt(data, series, index),
  }));

/** The same as one text, for a screen reader: `Jul 2021: Gold ₹48,000, +12.3%; Silver ₹67,000`. */
export function valueText(data: values.ChartData, index: number): string {
  const { words } = data;
  const series = rowsAt(data, index).map(({ name, value, change }) =>
    change
      ? fill(words['of-changed'], { name, value, change: change.text })
      : fill(words.of, { name, value }),
  );
  return fill(words.at, { period: data.periods[index] ?? '', values: series.join('; ') });
}

/** What a range shows: `Jul 2021 to Jul 2026: Gold +84.2%, Silver +120.0%`, or both ends of what has no change. */
export function spanText(data: values.ChartData): string {
  const { words, periods, names, values: all } = data;
  const changes = names.flatMap((name, series) => {
    const own = all[series] ?? [];
    const last = own.findLastIndex((value) => value !== null);
    if (!data.comparison) {
      const first = own.findIndex((value) => value !== null);
      const [start, end] = [first, last].map((index) => data.texts[series]?.[index]);
      return start && end ? [fill(words.ends, { name, start, end })] : [];
    }
    const change = changeAt(data, series, last);
    return change ? [fill(words.of, { name, value: change.text })] : [];
  });
  return fill(words.span, {
    from: periods[0] ?? '',
    to: periods.at(-1) ?? '',
    changes: changes.join(', '),
  });
}
