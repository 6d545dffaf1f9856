import type { Analysis } from '../answers/address';
import type { Library } from '../series/library';
import { perLibrary } from '../series/per-library';
import {
  addExplanations,
  addMeasures,
  addNames,
  addNumbers,
  addOptions,
  addPeriods,
  addRefusals,
  addSeries,
  addSubjects,
} from './file-words';
import { addCalendar } from './calendar-words';
import { lexicon, type Entry } from './lexicon';
import { addTimes } from './time-words';
import { SAYS_NOTHING, type Part, type ClassValues } from './part';
import type { TermExample } from './reading';
import { refusalsSchema, seriesWordsSchema, skippedSchema, type SeriesWords } from './vocabulary-files';
import { phraseOf } from './words-of';

export type Vocabulary = {
  entries: ReadonlyMap<string, Entry>;
  /** What the phrases of more than one word begin with. */
  beginnings: ReadonlySet<string>;
  /** Every word there is, which is never taken for another one misspelt. */
  known: ReadonlySet<string>;
  /** The words that one misspelt may be read as. */
  meant: readonly string[];
  futureEndings: readonly string[];
  /** What is offered for a name of which nothing says what it is. */
  nearUnknown: readonly Analysis[];
  /** The terms that can be asked for, in the order of the glossary. */
  definitions: readonly TermExample[];
} & Pick<
  SeriesWords,
  | 'general'
  | 'instead'
  | 'beside'
  | 'exchange'
  | 'market'
  | 'inflation'
  | 'offers'
  | 'usual'
  | 'latest'
  | 'ofPlaces'
  | 'common'
  | 'capitals'
>;

/**
 * The words that questions are read with. @throws ContentError for an unknown series and for a phrase of two
 * meanings
 */
export const vocabulary = perLibrary((library): Vocabulary => {
  const words = lexicon(library.files);
  const ofSeries = library.files.read('vocabulary/series.yaml', seriesWordsSchema);
  const ofRefusals = library.files.read('vocabulary/refusals.yaml', refusalsSchema);
  addSubjects(library, words);
  addSeries(library, words, ofSeries);
  addMeasures(library, words);
  addPeriods(library, words);
  addTimes(library, words);
  addCalendar(library, words);
  addOptions(library, words);
  addRefusals(library, words, ofRefusals);
  const ofSkipped = library.files.read('vocabulary/skipped.yaml', skippedSchema);
  words.mean('vocabulary/skipped.yaml', ['phrases'], ofSkipped.phrases, SAYS_NOTHING);
  words.classify(ofSkipped.phrases, { gap: true });
  addNames(library, words, ofSeries.nameEndings);
  const phrases = [...words.entries].filter(([, { meaning }]) => meaning !== undefined);
  const ofMeaning = wordsIn(phrases.filter(([, { meaning }]) => meaning && !NEVER_MEANT.has(meaning.kind)));
  addNumbers(library, words);
  const skip = [...Object.values(ofSkipped.words).flat(), ...ofSkipped.instruments, ...ofSkipped.links];
  words.classify(skip, { gap: true });
  words.classify(ofSkipped.joins, { gap: true, join: true });
  words.classify(ofSkipped.instruments, { instrument: true });
  words.classify(ofSkipped.links, { link: true });
  const definitions = addExplanations(library, words);
  const single = [...words.entries].filter(([phrase]) => !phrase.includes(' '));
  const ofClasses = single.filter(([, { classes }]) =>
    MISSPELT_TOO.some((name) => classes[name] !== undefined),
  );
  const meaningWords = new Set([...ofMeaning, ...wordsIn(ofClasses), ...skip.map(phraseOf)]);
  return {
    entries: words.entries,
    beginnings: beginningsOf([...words.entries.keys()]),
    known: new Set(wordsIn([...words.entries])),
    meant: [...meaningWords].filter((word) => word.length >= 4),
    futureEndings: ofRefusals.futureEndings.map(phraseOf),
    nearUnknown: words.entries.get(phraseOf(ofRefusals.unknownNames[0]?.words[0] ?? ''))?.classes.near ?? [],
    definitions,
    general: ofSeries.general,
    instead: ofSeries.instead,
    beside: ofSeries.beside,
    exchange: ofSeries.exchange,
    market: ofSeries.market,
    inflation: ofSeries.inflation,
    offers: ofSeries.offers,
    usual: ofSeries.usual,
    latest: ofSeries.latest,
    ofPlaces: ofSeries.ofPlaces,
    common: ofSeries.common,
    capitals: ofSeries.capitals,
  };
});

/** What the classes of words say of a phrase; nothing where it is none that is known. */
export const classesOf = (library: Library, phrase: string | undefined): Partial<ClassValues> | undefined =>
  vocabulary(library).entries.get(phrase ?? '')?.classes;

/** Classes whose words one misspelt may be read as, beside those that mean something. */
const MISSPELT_TOO = ['unit', 'factor', 'month', 'money', 'term'] as const;

/** What a misspelling is never read as: a refusal is for words that were said. */
const NEVER_MEANT = new Set<Part['kind']>([
  'refused',
  'absent',
  'undone',
  'place',
  'unanswered',
  'aside',
  'date',
]);

const wordsIn = (entries: readonly (readonly [phrase: string, unknown])[]): string[] =>
  entries.flatMap(([phrase]) => phrase.split(' '));

function beginningsOf(phrases: readonly string[]): ReadonlySet<string> {
  const beginnings = new Set<string>();
  for (const phrase of phrases)
    for (let end = phrase.indexOf(' '); end >= 0; end = phrase.indexOf(' ', end + 1))
      beginnings.add(phrase.slice(0, end));
  return beginnings;
}
