import type { Library } from '../series/library';
import type { WordClass } from './part';
import { vocabulary } from './vocabulary';
import type { Word } from './words-of';

/** Shorter words are not taken apart, and longer ones are no words. */
const LENGTHS = { least: 6, most: 30 };

/** So many words are written as one. */
const MOST_PARTS = 4;

const LETTERS_AND_DIGITS = /^(\p{L}{3,})(\d{1,8})$/u;

/** Words in which those that were written as one stand by themselves: "goldvssilver", "sip5000". */
export const withoutJoints = (library: Library, words: readonly Word[]): Word[] =>
  words.flatMap((word) => (isKnown(library, word.word) ? [word] : (partsIn(library, word) ?? [word])));

const isKnown = (library: Library, word: string): boolean => vocabulary(library).known.has(word);

function partsIn(library: Library, { word, typed }: Word): Word[] | undefined {
  const [, letters, digits] = LETTERS_AND_DIGITS.exec(word) ?? [];
  if (letters !== undefined && digits !== undefined) return at(typed, word, [letters, digits]);
  if (word.length < LENGTHS.least || word.length > LENGTHS.most || /\d/.test(word)) return undefined;
  const parts = fewestParts(library, word);
  return parts && at(typed, word, parts);
}

/** A word in the fewest that mean something, or join what does. */
function fewestParts(library: Library, word: string): readonly string[] | undefined {
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 2; end <= word.length; end += 1)
    for (let start = 0; start <= end - 2; start += 1) {
      const before = best[start];
      if (!before || before.length + 1 >= (best[end]?.length ?? MOST_PARTS + 1)) continue;
      const each = word.slice(start, end);
      if (maySayPart(library, each)) best[end] = [...before, each];
    }
  return best[word.length];
}

/** A part of a name is no word: of "goldman" the "man" says nothing. */
function maySayPart(library: Library, word: string): boolean {
  const entry = vocabulary(library).entries.get(word);
  if (!entry) return false;
  const { meaning, classes } = entry;
  if (JOINS.some((name) => classes[name] !== undefined)) return true;
  return word.length >= 3 && meaning !== undefined && PARTS.has(meaning.kind);
}

const JOINS: readonly WordClass[] = ['join', 'unit'];
const PARTS = new Set<string>(['series', 'measure']);

/** The parts as they were typed, where folding has not changed how long the word is. */
function at(typed: string, word: string, parts: readonly string[]): Word[] {
  let start = 0;
  return parts.map((part) => {
    const end = start + part.length;
    const text = typed.length === word.length ? typed.slice(start, end) : part;
    start = end;
    return { typed: text, word: part };
  });
}
