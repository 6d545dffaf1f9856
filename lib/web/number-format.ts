import {
  FORMATS,
  formatFigure as formatFigureIn,
  inUnit as inUnitIn,
  numberWriter as numberWriterIn,
  type FigureFormat,
  type Format,
  type Grouping,
  type Period,
} from '@samvit/research';
import { wordsHere } from '@/lib/content/words-here';

// Numbers as the current language writes them.

/** A value as one of the formats of figures writes it. */
export const formatValue = (format: Format, value: number): string => FORMATS[format](wordsHere(), value);

export const formatFigure = (format: FigureFormat, value: number, period: Period): string =>
  formatFigureIn(wordsHere(), format, value, period);

/** A written number with its unit in words: `2.0 times`. */
export const inUnit = (unit: Parameters<typeof inUnitIn>[1], number: string): string =>
  inUnitIn(wordsHere(), unit, number);

/** A function that writes numbers with these options. */
export function numberWriter(options: Intl.NumberFormatOptions) {
  const write = numberWriterIn(options);
  return (value: number, grouping?: Grouping): string => write(wordsHere(), value, grouping);
}
