import type { Figure } from '@/lib/research/figures/figure';
import { formatPeriod } from '@/lib/site/period';
import { nodesIn, type FigurePart, type Prose } from './parse-prose';

/** The words of one part of a figure. */
export function figureText(figure: Figure, part: FigurePart): string {
  switch (part) {
    case 'value':
      return figure.text;
    case 'from':
      return formatPeriod(figure.window.from);
    case 'to':
      return formatPeriod(figure.window.to);
    case 'when':
      return formatPeriod(figure.period);
  }
}

/**
 * The words of a line of prose with its figures written in and nothing marked: for lists, search and sharing.
 * @throws RangeError for a figure that is not defined
 */
export function plainProse({ tree }: Prose, figures: ReadonlyMap<string, Figure>): string {
  return plainNode(tree, figures);
}

/** The same of a part of a text. */
export function plainNode(part: Parameters<typeof nodesIn>[0], figures: ReadonlyMap<string, Figure>): string {
  let words = '';
  for (const node of nodesIn(part)) {
    if (node.type === 'text' || node.type === 'inlineCode') words += node.value;
    if (node.type === 'figure') words += figureText(figureNamed(node.name, figures), node.part);
  }
  return words;
}

/** @throws RangeError when there is none */
export function figureNamed(name: string, figures: ReadonlyMap<string, Figure>): Figure {
  const figure = figures.get(name);
  if (!figure) throw new RangeError(`{${name}} stands in the text, but no such figure is defined`);
  return figure;
}
