import { ContentProblem, withPath, type WithLocation } from '@/lib/content/content-problem';
import { checkComparable } from './check-comparable';
import { getSeries } from '@/lib/research/series/get-series';
import { computeFigure, type Figure, type FigureDefinition } from './figure';

const PLACEHOLDER = /\{([a-z][a-z0-9-]*)\}/g;

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

/**
 * Writes figures into a text: `{gold-growth}` becomes `10.3%`.
 * @throws when the text names an undefined figure
 */
export function fillFigures(text: string, figures: ReadonlyMap<string, Figure>): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => {
    const figure = figures.get(name);
    if (!figure) throw new ContentProblem(`${whole} stands in the text, but no such figure is defined`);
    return figure.text;
  });
}

export function namesIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].flatMap((match) => match[1] ?? []);
}
