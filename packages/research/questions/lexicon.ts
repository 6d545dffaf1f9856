import type { Files } from '../series/files';
import type { BesideName, ClassValues, Part } from './part';
import { phraseOf } from './words-of';

/** What a word or phrase of the vocabulary may be: one meaning, and any number of classes. */
export type Entry = { meaning?: Part; classes: Partial<ClassValues> };

export type Lexicon = ReturnType<typeof lexicon>;

/** Words and phrases, as they are collected from the files of content/vocabulary. */
export function lexicon(files: Files) {
  const entries = new Map<string, Entry>();
  const places = new Map<string, string>();

  function entryOf(phrase: string): Entry {
    const meaning = entries.get(phrase);
    if (meaning) return meaning;
    const entry: Entry = { classes: {} };
    entries.set(phrase, entry);
    return entry;
  }

  /**
   * @param file in which the words stand, at the path `where`
   * @throws ContentError for a phrase that has another meaning already
   */
  function mean(file: string, where: readonly PropertyKey[], words: readonly string[], meaning: Part): void {
    for (const word of words) {
      const phrase = phraseOf(word);
      const entry = entryOf(phrase);
      // The same twice does no harm: spellings may become one.
      if (entry.meaning && entry.meaning !== meaning)
        throw files.errorAt(file, files.lineIn(file, where), anotherMeaning(word, places.get(phrase)));
      entry.meaning = meaning;
      places.set(phrase, `${where.join('.')} of ${file}`);
    }
  }

  function classify(words: readonly string[], classes: Partial<ClassValues>): void {
    for (const word of words) Object.assign(entryOf(phraseOf(word)).classes, classes);
  }

  function beside(name: BesideName, words: { before: readonly string[]; after: readonly string[] }): void {
    classify(words.before, { [`${name} …`]: true });
    classify(words.after, { [`… ${name}`]: true });
  }

  return { entries, mean, classify, beside };
}

const anotherMeaning = (word: string, place: string | undefined): string =>
  `"${word}" has another meaning already (${place}): take it out of one of the two, or list it under ` +
  '"ambiguous" of vocabulary/series.yaml';
