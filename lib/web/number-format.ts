import { numbers, type Period } from '@samvit/research';
import { wordsHere } from '@/lib/content/words-here';

// Numbers as the current language writes them.

/** A value as one of the formats of figures writes it. */
export const formatValue = (format: numbers.Format, value: number): string =>
  numbers.FORMATS[format](wordsHere(), value);

export const formatFigure = (format: numbers.FigureFormat, value: number, period: Period): string =>
  numbers.formatFigure(wordsHere(), format, value, period);

/** A function that writes numbers with these options. */
export function numberWriter(options: Intl.NumberFormatOptions) {
  const write = numbers.numberWriter(options);
  return (value: number, grouping?: numbers.Grouping): string => write(wordsHere(), value, grouping);
}
