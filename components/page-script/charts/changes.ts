import { fill } from '@/lib/platform/fill';
import type { values } from '@samvit/charts';

export type ValueChange = { text: string; sign: -1 | 0 | 1 };

const MINUS = '−';

/**
 * The change of a series since the start of what is drawn, with its sign; null at the start, without a value, and where
 * values of the chart say nothing of a change. Where one of the two values is rounded, so is the change.
 */
export function changeAt(data: values.ChartData, series: number, index: number): ValueChange | null {
  const { comparison, values: all, language, words } = data;
  const own = all[series] ?? [];
  const start = own.findIndex((value) => value !== null);
  const [first, value] = [own[start] ?? null, own[index] ?? null];
  if (!comparison || first === null || value === null || start === index) return null;
  const { by, factor, digits: most, text } = comparison;
  if (by === 'share' && first <= 0) return null;
  const isRounded = [start, index].some((each) => isRoundedAt(data, series, each));
  const digits = isRounded ? most - 1 : most;
  const exact = factor * (by === 'share' ? value / first - 1 : value - first);
  const change = Number(exact.toFixed(digits));
  const number = new Intl.NumberFormat(language, {
    numberingSystem: 'latn',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  })
    .format(change)
    .replace('-', MINUS);
  const written = fill(text, { number });
  return {
    text: isRounded ? fill(words.about, { value: written }) : written,
    sign: change > 0 ? 1 : change < 0 ? -1 : 0,
  };
}

function isRoundedAt({ rounded }: values.ChartData, series: number, index: number): boolean {
  const [from, to] = rounded[series] ?? [0, 0];
  return from <= index && index < to;
}
