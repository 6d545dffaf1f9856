import type { Library } from '../series/library';
import type { Entry } from './lexicon';
import type { Reading } from './reading';
import type { Token } from './spelling';
import { vocabulary, type Vocabulary } from './vocabulary';

// Questions that no analysis answers but a text: what a term means, and what the site is. They are told by their
// words alone: if any other word is in them, they ask for something else.

/** Longer questions ask for more than the meaning of a word. */
const MOST_WORDS = 20;

/** So many terms are explained. */
const MOST_TERMS = 3;

/** What a phrase says in such a question. */
type Phrase = { entry: Entry; isSeries: boolean; isGeneral: boolean };

/** What a question asks to be explained, if it asks for nothing else. */
export function explanationOf(library: Library, tokens: readonly Token[]): Reading | undefined {
  if (tokens.length > MOST_WORDS) return undefined;
  const words = vocabulary(library);
  const ofSite = siteTopic(phrasesIn(words, tokens, 'beside site') ?? [], false);
  if (ofSite) return ofSite;
  const phrases = phrasesIn(words, tokens, 'beside term') ?? [];
  const terms = new Set(phrases.flatMap(({ entry }) => entry.classes.term ?? []));
  if (terms.size === 0 || terms.size > MOST_TERMS || !isOfMeaning(phrases))
    return siteTopic(phrasesIn(words, tokens, 'beside site') ?? [], true);
  const definitions = words.definitions.filter(({ term }) => terms.has(term));
  return { state: 'definition', definitions, slots: [], unused: [] };
}

/**
 * @param mayBeGeneral whether words count that also ask something else, or nothing: "hello", "how do you calculate"
 */
function siteTopic(phrases: readonly Phrase[], mayBeGeneral: boolean): Reading | undefined {
  const site = phrases.find(({ entry, isGeneral }) => entry.classes.site && (mayBeGeneral || !isGeneral))
    ?.entry.classes.site;
  return site && { state: 'site', ...site, slots: [], unused: [] };
}

/**
 * Several terms are asked for by a word that joins them, "drawdown and volatility", or by one that asks what they mean.
 * The name of a series asks for its values, unless a word asks what it means, and none for what it is now.
 */
function isOfMeaning(phrases: readonly Phrase[]): boolean {
  const asks = phrases.some(({ entry }) => entry.classes.asks);
  const places = phrases.flatMap(({ entry }, i) => (entry.classes.term === undefined ? [] : [i]));
  const isJoined = places.every(
    (at, i) => i === 0 || phrases.slice(places[i - 1], at).some(({ entry }) => entry.classes.join),
  );
  const ofTerms = phrases.filter(({ entry }) => entry.classes.term !== undefined);
  const isOfSeries = ofTerms.every(({ isSeries }) => isSeries);
  if (!isJoined) return asks && ofTerms.every(({ isSeries }) => !isSeries);
  return !isOfSeries || (asks && !phrases.some(({ entry }) => entry.classes.now));
}

/** Every word of a question in the fewest phrases, if all of them may stand in such a question. */
function phrasesIn(
  { entries, beginnings }: Vocabulary,
  tokens: readonly Token[],
  beside: 'beside site' | 'beside term',
): readonly Phrase[] | undefined {
  const best: (readonly Phrase[] | undefined)[] = [[]];
  for (let start = 0; start < tokens.length; start += 1) {
    const before = best[start];
    if (!before) continue;
    let text = '';
    for (let end = start + 1; end <= tokens.length; end += 1) {
      text = [text, tokens[end - 1]?.word].filter(Boolean).join(' ');
      const entry = entries.get(text);
      const other = best[end];
      if (entry && maySay(entry, beside) && (!other || before.length + 1 < other.length))
        best[end] = [...before, phraseOf(entry)];
      if (!beginnings.has(text)) break;
    }
  }
  return best[tokens.length];
}

const maySay = ({ classes }: Entry, beside: 'beside site' | 'beside term'): boolean =>
  classes.term !== undefined ||
  classes.site !== undefined ||
  [classes.asks, classes.join, classes.gap, classes[beside]].includes(true);

const phraseOf = (entry: Entry): Phrase => ({
  entry,
  isSeries: entry.meaning?.kind === 'series',
  isGeneral: entry.classes.asks === true || entry.classes.gap === true || entry.classes.term !== undefined,
});
