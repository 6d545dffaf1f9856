import { figures, numbers, type Figure } from '@samvit/research';

/** The class by which a gain or a loss has its colour and its arrow (change.css); none for levels and distances. */
export function changeClass(figure: Pick<Figure, 'formula' | 'value' | 'text'>): string | undefined {
  const direction = figures.directionOf(figure);
  return direction === null ? undefined : `change is-${direction}`;
}

/** The same of a change in words: below zero it begins with a minus sign. */
export function writtenChangeClass(text: string): string | undefined {
  if (!/[1-9]/.test(text)) return undefined;
  return text.startsWith(numbers.MINUS) ? 'change is-fall' : 'change is-rise';
}
