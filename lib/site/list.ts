const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** `a, b and c`. */
export function list(words: readonly string[]): string {
  return conjunction.format(words);
}
