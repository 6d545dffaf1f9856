import type { Library } from '../series/library';
import type { Entry } from './lexicon';
import type { Part } from './part';
import type { Reading } from './reading';
import { insteadOf } from './refusals';
import type { Token } from './spelling';
import { vocabulary, type Vocabulary } from './vocabulary';

// Questions that no analysis answers but a text: what a term means, and what the site is. They are told by their
// words: one that means something else makes them another question. Words that nobody knows do so, too, unless it is
// asked for a meaning or of the site, and nothing else is said.

/** Longer questions ask for more than the meaning of a word. */
const MOST_WORDS = 20;

/** So many terms are explained. */
const MOST_TERMS = 3;

/** So many words that nobody knows say nothing; and so many are the name of a term that the glossary lacks. */
const MOST_UNKNOWN = 4;
const MOST_OF_NAME = 3;

/** What a phrase says in such a question; of words that nobody knows `entry` has no class. */
type Phrase = { entry: Entry; isSeries: boolean; isGeneral: boolean; unknownText?: string };

/** What a question asks to be explained, if it asks for nothing else. */
export function explanationOf(library: Library, tokens: readonly Token[]): Reading | undefined {
  if (tokens.length > MOST_WORDS) return undefined;
  const words = vocabulary(library);
  const phrasesOf = (mayStand: (entry: Entry) => boolean, unknown?: ReadonlySet<Part['kind']>) =>
    phrasesIn(words, tokens, mayStand, unknown) ?? [];
  const ofSiteAlone = phrasesOf(maySay('beside site'));
  const ofTermAlone = phrasesOf(maySay('beside term'));
  const besideUnknown = phrasesOf(maySay('beside term'), OF_NO_VALUE);
  return (
    siteTopic(ofSiteAlone, false) ??
    definitionOf(words, ofTermAlone, isOfMeaning) ??
    definitionOf(words, besideUnknown, isOfMeaningAlone) ??
    siteTopic(ofSiteAlone, true) ??
    siteTopic(
      phrasesOf((entry) => maySay('beside site')(entry) || entry.meaning?.kind === 'series').filter(
        ({ entry }) => entry.classes.site?.ofSeries ?? true,
      ),
      false,
    ) ??
    siteTopic(withFewUnknown(phrasesOf(maySayOfSite, new Set())), false) ??
    termNotHeld(library, besideUnknown)
  );
}

/** The terms of a question, if its words ask for what they mean. */
function definitionOf(
  words: Vocabulary,
  phrases: readonly Phrase[],
  isAsked: (phrases: readonly Phrase[]) => boolean,
): Reading | undefined {
  const terms = new Set(phrases.flatMap(({ entry }) => entry.classes.term ?? []));
  if (terms.size === 0 || terms.size > MOST_TERMS || !isAsked(phrases)) return undefined;
  const definitions = words.definitions.filter(({ term }) => terms.has(term));
  return { state: 'definition', definitions, slots: [], unused: [] };
}

/**
 * @param mayBeGeneral whether words count that also ask something else, or nothing: "hello", "how do you calculate"
 */
function siteTopic(phrases: readonly Phrase[], mayBeGeneral: boolean): Reading | undefined {
  const site = phrases.find(({ entry, isGeneral }) => entry.classes.site && (mayBeGeneral || !isGeneral))
    ?.entry.classes.site;
  return site && { state: 'site', topic: site.topic, at: site.at, slots: [], unused: [] };
}

/** A term that the glossary lacks, where it is asked what it means: "what is an ATR". */
function termNotHeld(library: Library, phrases: readonly Phrase[]): Reading | undefined {
  const places = phrases.flatMap(({ unknownText }, i) => (unknownText === undefined ? [] : [i]));
  const [first = 0] = places;
  const isOneName = places.length > 0 && places.every((at, i) => at === first + i);
  const name = phrases.slice(first, first + places.length);
  const word = name.map(({ unknownText }) => unknownText).join(' ');
  const isAsked = phrases.some(
    ({ entry }) => entry.classes.means ?? (entry.classes.asks && ABBREVIATION.test(word)),
  );
  const isOther = phrases.some(({ entry }) => entry.classes.term ?? entry.classes.site);
  if (!isOneName || word.split(' ').length > MOST_OF_NAME || !isAsked || isOther) return undefined;
  const near = name.flatMap(({ entry: { meaning } }) =>
    meaning?.kind === 'absent' ? (meaning.topic?.near ?? []) : [],
  );
  return {
    state: 'refused',
    kind: 'no-term',
    word,
    instead: insteadOf(library, [], [], near),
    slots: [],
    unused: [],
  };
}

const ABBREVIATION = /^\p{Lu}{2,6}$/u;

/** Whether it is asked for a meaning so that words which nobody knows do not matter; not of a name among several. */
function isOfMeaningAlone(phrases: readonly Phrase[]): boolean {
  const ofTerms = phrases.filter(({ entry }) => entry.classes.term !== undefined);
  const isOfValues = ofTerms.length > 1 && ofTerms.some(({ isSeries }) => isSeries);
  return (
    phrases.some(({ entry }) => entry.classes.means) &&
    !isOfValues &&
    !phrases.some(({ entry }) => entry.classes.now) &&
    withFewUnknown(phrases).length > 0
  );
}

/** None if many words are unknown, or one is a name. */
function withFewUnknown(phrases: readonly Phrase[]): readonly Phrase[] {
  const texts = phrases.flatMap(({ unknownText }) => unknownText ?? []);
  return texts.length > MOST_UNKNOWN || texts.some((text) => /^\p{Lu}/u.test(text)) ? [] : phrases;
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

/**
 * Every word of a question in the fewest phrases, if all of them may stand in such a question.
 * @param unknown words that nobody knows may stand in it if it is given, and words of these meanings
 */
function phrasesIn(
  { entries, beginnings }: Vocabulary,
  tokens: readonly Token[],
  mayStand: (entry: Entry) => boolean,
  unknown?: ReadonlySet<Part['kind']>,
): readonly Phrase[] | undefined {
  const best: ({ phrases: readonly Phrase[]; cost: number } | undefined)[] = [{ phrases: [], cost: 0 }];
  for (let start = 0; start < tokens.length; start += 1) {
    const before = best[start];
    if (!before) continue;
    let text = '';
    for (let end = start + 1; end <= tokens.length; end += 1) {
      text = [text, tokens[end - 1]?.word].filter(Boolean).join(' ');
      const entry = entries.get(text);
      const says = entry !== undefined && mayStand(entry);
      const isUnknown = !says && unknown !== undefined && mayBeUnknown(text, entry, end - start, unknown);
      const cost = before.cost + (isUnknown ? COST_OF_UNKNOWN : 1);
      if ((says || isUnknown) && cost < (best[end]?.cost ?? Infinity)) {
        const unknownText = tokens
          .slice(start, end)
          .map(({ typed }) => typed)
          .join(' ');
        const phrase = says ? phraseOf(entry) : { ...phraseOf(entry ?? NO_ENTRY), unknownText };
        best[end] = { phrases: [...before.phrases, phrase], cost };
      }
      if (!beginnings.has(text)) break;
    }
  }
  return best[tokens.length]?.phrases;
}

/** A word is unknown only where no phrase has it. */
const COST_OF_UNKNOWN = 10;

const NO_ENTRY: Entry = { classes: {} };

/** What is said of nothing that we hold. */
const OF_NO_VALUE: ReadonlySet<Part['kind']> = new Set(['unanswered', 'aside', 'absent']);

/** A word without any meaning, or with one of these. No number is one. */
const mayBeUnknown = (
  text: string,
  entry: Entry | undefined,
  length: number,
  kinds: ReadonlySet<Part['kind']>,
): boolean =>
  (length === 1 && !/\d/.test(text) && (entry === undefined || isOfNoUse(entry))) ||
  (entry?.meaning !== undefined && kinds.has(entry.meaning.kind));

/** Whether a word is only part of phrases. */
const isOfNoUse = ({ meaning, classes }: Entry): boolean =>
  meaning === undefined && Object.keys(classes).every((name) => name.startsWith('beside'));

const maySay =
  (beside: 'beside site' | 'beside term') =>
  ({ classes }: Entry): boolean =>
    classes.term !== undefined ||
    classes.site !== undefined ||
    [classes.asks, classes.join, classes.gap, classes[beside]].includes(true);

/** Beside words that nobody knows, those that could ask for values of a name say more than nothing. */
const maySayOfSite = (entry: Entry): boolean =>
  maySay('beside site')(entry) &&
  !entry.classes.instrument &&
  (entry.classes.site !== undefined || entry.meaning === undefined || entry.meaning.kind === 'word');

const phraseOf = (entry: Entry): Phrase => ({
  entry,
  isSeries: entry.meaning?.kind === 'series',
  isGeneral: entry.classes.asks === true || entry.classes.gap === true || entry.classes.term !== undefined,
});
