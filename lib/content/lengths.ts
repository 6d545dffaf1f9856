import { ContentProblem } from './content-problem';

/** Of a text, in characters. */
export type Limits = readonly [least: number, most: number];

/** The title of a page, without the name of the product: search engines cut off more. */
export const TITLE: Limits = [1, 120];
/** What search engines and shared links say of a page: they cut off more, and less says nothing. */
export const DESCRIPTION: Limits = [50, 200];

export function lengthProblem({ length }: string, [least, most]: Limits): string | null {
  return length < least || length > most ? `Has ${length} characters, not ${least} to ${most}` : null;
}

/** @throws ContentProblem */
export function checkLength(text: string, limits: Limits): void {
  const problem = lengthProblem(text, limits);
  if (problem) throw new ContentProblem(problem);
}
