import { list } from '@/lib/content/list';
import { text } from '@/lib/content/messages';
import type { AnalysisAnswer } from '@samvit/research';
import { formatPeriod, formatRange } from '@/lib/web/period';

/** The name of what a figure is of. */
export const nameOfFigure = (
  { series }: { series: readonly { id: string }[] },
  { names }: Pick<AnalysisAnswer, 'names'>,
): string => list(series.map(({ id }) => names.get(id) ?? ''));

/** What a key figure is, of which series, and of answers in several windows in which. */
export function figureLabel(
  [name, figure]: AnalysisAnswer['keyFigures'][number],
  answer: Pick<AnalysisAnswer, 'analysis' | 'names'>,
): string {
  const { window, period, count } = figure;
  return text(answer.analysis.windows ? 'analysis-page.answer.figure-in' : 'analysis-page.answer.figure', {
    formula: text(`analysis-page.formulas.${name.slice(name.lastIndexOf('.') + 1)}`, {
      at: formatPeriod(period),
      count,
      others: count - 1,
    }),
    series: nameOfFigure(figure, answer),
    window: formatRange(window.from, window.to),
  });
}
