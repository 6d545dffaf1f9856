import type { Library } from '../series/library';
import type { Reading } from './reading';
import type { Entry } from './lexicon';
import type { Token } from './spelling';
import { vocabulary, type Vocabulary } from './vocabulary';

// Questions that no analysis answers but a text: what a term means, and what the site is. They are told by their
// words alone: if any other word is in them, they ask for something else.

/** Longer questions ask for more than the meaning of a word. */
const MOST_WORDS = 16;

/** So many terms are explained. */
const MOST_TERMS = 3;

/** What a phrase may be to such a question. */
type Phrase = {
  term?: string;
  site?: { topic: string; at: string };
  asks: boolean;
  joins: boolean;
  isSeries: boolean;
};

/** What a question asks to be explained, if it asks for nothing else. */
export function explanationOf(library: Library, tokens: readonly Token[]): Reading | undefined {
  if (tokens.length > MOST_WORDS) return undefined;
  const words = vocabulary(library);
  const phrases = phrasesOf(words, tokens);
  if (!phrases) return undefined;
  const site = phrases.find((each) => each.site)?.site;
  if (site) return { state: 'site', ...site, slots: [], unused: [] };
  const terms = new Set(phrases.flatMap(({ term }) => term ?? []));
  if (terms.size === 0 || terms.size > MOST_TERMS || !isOfMeaning(phrases)) return undefined;
  const definitions = words.definitions.filter(({ term }) => terms.has(term));
  return { state: 'definition', definitions, slots: [], unused: [] };
}

/**
 * Several terms are asked for by a word that joins them: "drawdown and volatility", but not "drawdown of the repo
 * rate". The name of a series asks for its values, unless a word asks what it means.
 */
function isOfMeaning(phrases: readonly Phrase[]): boolean {
  const places = phrases.flatMap(({ term }, i) => (term === undefined ? [] : [i]));
  const isJoined = places.every(
    (at, i) => i === 0 || phrases.slice(places[i - 1], at).some(({ joins }) => joins),
  );
  const asks = phrases.some((each) => each.asks);
  return isJoined && (asks || phrases.some(({ term, isSeries }) => term !== undefined && !isSeries));
}

/** Every word of a question in the fewest phrases, if all of them may stand in such a question. */
function phrasesOf(
  { entries, beginnings }: Vocabulary,
  tokens: readonly Token[],
): readonly Phrase[] | undefined {
  const best: (readonly Phrase[] | undefined)[] = [[]];
  for (let start = 0; start < tokens.length; start += 1) {
    const before = best[start];
    if (!before) continue;
    let text = '';
    for (let end = start + 1; end <= tokens.length; end += 1) {
      text = [text, tokens[end - 1]?.word].filter(Boolean).join(' ');
      const phrase = phraseOf(entries.get(text));
      const other = best[end];
      if (phrase && (!other || before.length + 1 < other.length)) best[end] = [...before, phrase];
      if (!beginnings.has(text)) break;
    }
  }
  return best[tokens.length];
}

function phraseOf(entry: Entry | undefined): Phrase | undefined {
  if (!entry) return undefined;
  const { term, site, asks, join, gap } = entry.classes;
  if (!term && !site && !asks && !join && !gap && !entry.classes['beside site']) return undefined;
  return {
    ...(term !== undefined && { term }),
    ...(site !== undefined && { site }),
    asks: asks === true,
    joins: join === true,
    isSeries: entry.meaning?.kind === 'series',
  };
}
