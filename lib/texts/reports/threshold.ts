import { getSeries, type figures } from '@samvit/research';
import { libraryHere } from '@/lib/texts/library-here';
import type { Guard } from '@/lib/texts/prose/guarded-words';

/** Formulas that find the extreme of a window. */
const EXTREMES: readonly figures.FigureDefinition['formula'][] = ['highest', 'lowest'];

/**
 * A condition with the extreme of a part as its threshold, which values before that part met already, if its text
 * does not say since when. "Ten years of gold worse than −0.5%" had been met more than a hundred times before 2014.
 */
export function thresholdProblem(
  {
    text,
    series,
    when,
    figure,
  }: { text: string; series: string; when: '<' | '<=' | '>' | '>='; figure: string },
  definitions: Guard['definitions'],
  level: number,
): string | null {
  const definition = definitions[figure];
  if (!definition || !('from' in definition) || !EXTREMES.includes(definition.formula)) return null;
  if (text.includes(`{${figure}.from}`)) return null;
  const { points } = getSeries(libraryHere(), series);
  const start = points.findIndex(({ period }) => period === definition.from);
  const isMet = ({ value }: { value: number | null }) =>
    value !== null && (when.startsWith('<') ? value < level : value > level);
  const before = points.slice(0, Math.max(0, start)).find(isMet);
  return before
    ? `${series} met this in ${before.period} already: say since when the condition counts, {${figure}.from}.`
    : null;
}
