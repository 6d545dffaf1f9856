import { list } from '@/lib/content/list';
import { text } from '@/lib/content/messages';
import type { AnalysisAnswer } from '@samvit/research';
import { formatPeriod, formatRange } from '@/lib/web/period';

/** The name of what a figure is of. */
export const nameOfFigure = (
  { series }: { series: readonly { id: string }[] },
  { names }: Pick<AnalysisAnswer, 'names'>,
): string => list(series.map(({ id }) => names.get(id) ?? ''));

/** What a key figure is; of which series where there are several; of answers in several windows also in which. */
export function figureLabel(
  [name, figure]: AnalysisAnswer['keyFigures'][number],
  answer: Pick<AnalysisAnswer, 'analysis' | 'names'>,
): string {
  const { window, period, count } = figure;
  const { windows, series } = answer.analysis;
  const formula = text(`analysis-page.formulas.${name.slice(name.lastIndexOf('.') + 1)}`, {
    at: formatPeriod(period),
    count,
    others: count - 1,
  });
  // The sentence above names the one series; that of a ranking names its group.
  if (!windows && series.length === 1 && figure.series.every(({ id }) => id === series[0])) return formula;
  return text(windows ? 'analysis-page.answer.figure-in' : 'analysis-page.answer.figure', {
    formula,
    series: nameOfFigure(figure, answer),
    window: formatRange(window.from, window.to),
  });
}
