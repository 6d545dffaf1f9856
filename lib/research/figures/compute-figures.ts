import { withPath, type WithLocation } from '@/lib/content/content-problem';
import { checkComparable } from './check-comparable';
import { getSeries } from '@/lib/research/series/get-series';
import { computeFigure, type Figure, type FigureDefinition } from './figure';

/** Computes all figures that an author defined, by name; `at` adds the location of a figure to its errors. */
export function computeFigures(
  definitions: Record<string, FigureDefinition>,
  at: WithLocation = withPath,
): Map<string, Figure> {
  return new Map(
    Object.entries(definitions).map(([name, definition]) => [
      name,
      at(['figures', name], () => {
        withPath(['series'], () => getSeries(definition.series));
        if ('with' in definition) withPath(['with'], () => getSeries(definition.with));
        checkComparable(definition);
        return computeFigure(definition);
      }),
    ]),
  );
}
