/** Wordings that a reader stumbles over, and what to write: docs/style.md has more, with examples. */
const HARD_TO_READ: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bnot looked up\b/i, 'look it up, date it, or leave it out'],
  [/\bof these(?=[.,;:]|\s+(?:was|were|is|are|has|had|to)\b)/i, 'name them again'],
  [/\bas the rest\b(?= *[.,;:])/i, 'say what the rest has'],
  [/\b(?:made|makes?|making) good\b(?! (?:on|progress|use)\b)/i, 'it won back'],
  [/\bwhichever way\b/i, 'for or against us'],
  [/\bwhere one begins\b/i, 'on your starting date'],
  [/\bby (?:its|their) own past\b/i, 'by past standards'],
  [/\p{Nd}{3,}(?:\.\p{Nd}+)? lakh\b/iu, 'a hundred lakh is a crore'],
];

/** A wording of the list in a piece of text, with what to write. */
export function voiceProblem(text: string): { word: string; message: string } | null {
  for (const [pattern, instead] of HARD_TO_READ) {
    const word = pattern.exec(text)?.[0];
    if (word !== undefined) return { word, message: `"${word}": ${instead}.` };
  }
  return null;
}

/** Whether words before a figure name a change without its direction, as "changed by −31.4%" does. */
export const hidesDirection = (before: string, figure: string): boolean =>
  /\bchanged by $/.test(before) || (/\ba change of $/.test(before) && figure.startsWith('−'));

/** Whether a thing brings a number there, as "the year brought −31.4%" says. */
export const bringsNumber = (before: string): boolean => /\b(?:brings?|brought) $/.test(before);
