import { ContentProblem } from '@/lib/content/content-problem';
import { numbers, type Figure } from '@samvit/research';
import { formatPeriod } from '@/lib/web/period';
import { FIGURE, nodesIn, type FigurePart, type Prose } from './parse-prose';

export function figureText(figure: Figure, part: FigurePart): string {
  switch (part) {
    case 'value':
      return figure.text;
    case 'size':
      return figure.text.replace(numbers.MINUS, '');
    case 'from':
      return formatPeriod(figure.window.from);
    case 'to':
      return formatPeriod(figure.window.to);
    case 'when':
      return formatPeriod(figure.period);
  }
}

/** Whether a figure is written as a period there: as an end of its window, or because its value is one. */
export const isPeriodText = (figure: Figure, part: FigurePart): boolean =>
  part === 'from' ||
  part === 'to' ||
  part === 'when' ||
  figureText(figure, part) === formatPeriod(figure.period);

/**
 * Prose as plain words with its figures filled in and without markup: for lists, search and sharing.
 * @throws ContentProblem for an undefined figure
 */
export function plainProse({ tree }: Prose, figures: ReadonlyMap<string, Figure>): string {
  return plainNode(tree, figures);
}

/** As {@link plainProse}, for one node. */
export function plainNode(part: Parameters<typeof nodesIn>[0], figures: ReadonlyMap<string, Figure>): string {
  let words = '';
  for (const node of nodesIn(part)) {
    if (node.type === 'text' || node.type === 'inlineCode') words += node.value;
    if (node.type === 'figure') words += figureText(figureNamed(node.name, figures), node.part);
  }
  return words;
}

const CLAIMS = /\[([^[\]]*)\]\((?:claim|sense):[^)]*\)/g;

/**
 * The source of a text with its figures written in and without its claims, which have already been tested:
 * standard Markdown.
 * @throws ContentProblem for an undefined figure
 */
export function fillFigures(source: string, figures: ReadonlyMap<string, Figure>): string {
  return source
    .replace(CLAIMS, '$1')
    .replace(FIGURE, (_, name: string, part: FigurePart = 'value') =>
      figureText(figureNamed(name, figures), part),
    );
}

/** The names of the figures in the source of a text, in order. */
export function namesIn(source: string): string[] {
  return [...source.matchAll(FIGURE)].flatMap((match) => match[1] ?? []);
}

/** @throws ContentProblem when the figure is not defined */
export function figureNamed(name: string, figures: ReadonlyMap<string, Figure>): Figure {
  const figure = figures.get(name);
  if (!figure) throw new ContentProblem(`{${name}} stands in the text, but no such figure is defined`);
  return figure;
}
