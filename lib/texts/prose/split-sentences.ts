/**
 * The end of a sentence: what follows is a capital, a letter without case, or a part of its own, such as a figure. The
 * point of "U.S.", "Rs." and the like is none.
 */
const END = /(?<!\.\p{L}|\b(?:Rs|vs|Mr|Ms|Dr|Co|Ltd|Inc))[.!?।](?:\s+(?=[\p{Lu}\p{Lo}]|$))/u;

/** The sentences of a plain text. */
export function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  let rest = text.trim();
  for (let end = END.exec(rest); end; end = END.exec(rest)) {
    const length = end.index + end[0].length;
    sentences.push(rest.slice(0, length).trim());
    rest = rest.slice(length);
  }
  return rest === '' ? sentences : [...sentences, rest];
}
