/** The name of a column without what writers add: case, spaces, marks, and a unit in parentheses. */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\(.*$/, '')
    .replace(/[^\p{L}\p{M}\p{N}/]+/gu, ' ')
    .trim();
