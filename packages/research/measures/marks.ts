import type { ChartSpec } from '../charts/chart-spec';
import { typedPeriod } from '../figures/windows';
import { formatPeriodShort, type Period } from '../time/period';
import type { Words } from '../words/words';
import type { SentenceContext } from './measure';

/** The figures of these names, each marked in the drawing with its value and period; not where the line ends anyway. */
export const extremeMarks =
  (...names: readonly string[]) =>
  ({ library: { words }, terms, figures }: SentenceContext): ChartSpec['marks'] => {
    const own = terms.series.join('~');
    const marks = names.flatMap((name) => {
      const figure = figures.get(`${own}.${name}`);
      return figure && figure.period !== figure.window.to ? [figure] : [];
    });
    return marks
      .filter(({ period }, i) => marks.findIndex((other) => other.period === period) === i)
      .map(({ text, period }) => ({ period, label: markLabel(words, text, period) }));
  };

/** A value and its period, each in one piece. */
export const markLabel = (words: Words, value: string, period: Period): string =>
  `${value.replaceAll(' ', NO_BREAK)}, ${markedAt(words, period)}`;

/** The period of a mark, in one piece: of a day its month. */
export const markedAt = (words: Words, period: Period): string =>
  formatPeriodShort(words, typedPeriod(period)).replaceAll(' ', NO_BREAK);

const NO_BREAK = '\u00a0';
