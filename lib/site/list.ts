const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The words of a list and the texts between them, in order: for elements instead of words. */
export function listParts(words: readonly string[]) {
  return conjunction.formatToParts(words);
}

/** `a, b and c`. */
export function list(words: readonly string[]): string {
  return conjunction.format(words);
}
