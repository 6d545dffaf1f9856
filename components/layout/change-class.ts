import { figures, numbers, type Figure } from '@samvit/research';

/** The class by which a gain or a loss has its colour and its arrow (change.css); none for levels and distances. */
export function changeClass(figure: Pick<Figure, 'formula' | 'value' | 'text'>): string | undefined {
  return directionClass(figures.directionOf(figure));
}

/** The same of a direction that is known already. */
export function directionClass(direction: 'rise' | 'fall' | null | undefined): string | undefined {
  return direction ? `change is-${direction}` : undefined;
}

/** The same of a change in words: below zero it begins with a minus sign. */
export function writtenChangeClass(text: string): string | undefined {
  if (!/[1-9]/.test(text)) return undefined;
  return directionClass(text.startsWith(numbers.MINUS) ? 'fall' : 'rise');
}
