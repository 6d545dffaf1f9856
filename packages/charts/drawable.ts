import { numbers, type Chart, type Words } from '@samvit/research';

/** A chart with what it is drawn with. */
export type Drawable = Chart & {
  /** The language of its numbers, periods and sentences. */
  words: Words;
  /** The number of the style of each series that has one wherever it is drawn, by id: 0, 1 or 2. */
  styles: Readonly<Record<string, number>>;
};

/** A function that writes the values of a chart. */
export const valueWriter =
  ({ spec: { format }, words }: Pick<Drawable, 'spec' | 'words'>) =>
  (value: number): string =>
    numbers.FORMATS[format](words, value);
