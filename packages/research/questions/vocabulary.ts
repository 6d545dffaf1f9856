import { perLibrary } from '../series/per-library';
import type { Library } from '../series/library';
import { subjects } from '../insights/subject';
import { seriesNames } from '../answers/address';
import { MEASURE_NAMES, type Measure } from '../measures';
import {
  measuresSchema,
  numbersSchema,
  periodsSchema,
  refusalsSchema,
  seriesSchema,
  skippedSchema,
  type Ambiguous,
  type Aspect,
} from './vocabulary-files';
import { phraseOf } from './words-of';

export type Currency = 'INR' | 'USD';

/** What a phrase means. */
export type Meaning =
  | { kind: 'series'; readings: readonly string[]; ambiguous?: Ambiguous }
  | { kind: 'aspect'; aspect: Aspect }
  | { kind: 'measure'; measure: Measure; isWeak: boolean; isFall?: true }
  | { kind: 'window'; window: 'ytd' | '1y' | 'all'; isSuperlative?: true }
  | { kind: 'since'; period: string }
  | { kind: 'currency'; currency: Currency }
  | { kind: 'refused'; refused: 'advice' | 'forecast' }
  /** How much of something a price is for, as the names of units say it: "kg". */
  | { kind: 'per'; per: string }
  | { kind: 'dividends' | 'real' }
  /** Something that is not held; a place where prices of homes are not; what no analysis answers, the day of an event only of a fall. */
  | { kind: 'absent' | 'place' | 'unanswered' | 'date' }
  | { kind: 'skipped'; joins: boolean };

type Unit = 'decades' | 'years' | 'months' | 'weeks';

export type Vocabulary = {
  phrases: ReadonlyMap<string, Meaning>;
  /** The words of the longest phrase. */
  longest: number;
  units: ReadonlyMap<string, Unit>;
  factors: ReadonlyMap<string, number>;
  numbers: ReadonlyMap<string, number>;
  /** What is added to the number that follows: "saade teen" is 3.5. */
  quarters: ReadonlyMap<string, number>;
  months: ReadonlyMap<string, number>;
  /** What an amount is in, where one of these stands beside it. */
  money: ReadonlyMap<string, Currency>;
  joins: ReadonlySet<string>;
  /** Words that make the one before them a share or a fund. */
  instruments: ReadonlySet<string>;
  /** Words that may stand within a phrase: "HDFC ke Sensex wale fund". */
  links: ReadonlySet<string>;
  skip: ReadonlySet<string>;
  futureEndings: readonly string[];
  base: { before: ReadonlySet<string>; after: ReadonlySet<string> };
  /** Every word there is, which is never taken for another one misspelt. */
  known: ReadonlySet<string>;
  /** The words that one misspelt may be read as. */
  meant: readonly string[];
  /** The series that others say more exactly, where they are named, too. */
  general: Readonly<Record<string, readonly string[]>>;
  instead: ReturnType<typeof seriesSchema.parse>['instead'];
};

const REFUSALS = 'vocabulary/refusals.yaml';

/** The words that questions are read with. @throws ContentError for an unknown series and for a phrase of two meanings */
export const vocabulary = perLibrary((library): Vocabulary => {
  const ofSeries = library.files.read('vocabulary/series.yaml', seriesSchema);
  const ofMeasures = library.files.read('vocabulary/measures.yaml', measuresSchema);
  const ofPeriods = library.files.read('vocabulary/periods.yaml', periodsSchema);
  const ofNumbers = library.files.read('vocabulary/numbers.yaml', numbersSchema);
  const ofRefusals = library.files.read(REFUSALS, refusalsSchema);
  const ofSkipped = library.files.read('vocabulary/skipped.yaml', skippedSchema);
  const phrases = new Map<string, Meaning>();
  const places = new Map<string, string>();
  const add = (file: string, where: readonly PropertyKey[], words: readonly string[], meaning: Meaning) => {
    for (const word of words) {
      const phrase = phraseOf(word);
      const at = `vocabulary/${file}.yaml`;
      const before = phrases.get(phrase);
      // The same twice does no harm: spellings may become one.
      if (before && before !== meaning)
        throw library.files.errorAt(at, library.files.lineIn(at, where), `"${word}" has another meaning already (${places.get(phrase)}): take it out of one of the two, or list it under "ambiguous" of vocabulary/series.yaml`); // prettier-ignore
      phrases.set(phrase, meaning);
      places.set(phrase, `${where.join('.')} of ${at}`);
    }
  };
  const check = (names: readonly string[], where: readonly PropertyKey[]) => {
    const at = 'vocabulary/series.yaml';
    const unknown = names.find((name) => !seriesNames(library).has(name));
    if (unknown !== undefined)
      throw library.files.errorAt(at, library.files.lineIn(at, where), `There is no series ${unknown}`);
  };
  for (const [name, words] of Object.entries(ofSeries.series)) {
    check([name], ['series', name]);
    add('series', ['series', name], words, { kind: 'series', readings: [name] });
  }
  for (const [i, ambiguous] of ofSeries.ambiguous.entries()) {
    check(ambiguous.readings, ['ambiguous', i]);
    add('series', ['ambiguous', i], ambiguous.words, { kind: 'series', readings: ambiguous.readings, ambiguous }); // prettier-ignore
  }
  for (const [i, aspect] of ofSeries.aspects.entries()) {
    check(Object.entries(aspect.of).flat(2), ['aspects', i]);
    add('series', ['aspects', i], aspect.words, { kind: 'aspect', aspect });
  }
  for (const [per, words] of Object.entries(ofSeries.per))
    add('series', ['per', per], words, { kind: 'per', per });
  for (const kind of ['dividends', 'real'] as const) add('series', [kind], ofSeries[kind], { kind });
  check(Object.entries(ofSeries.general).flat(2), ['general']);
  for (const [kind, each] of Object.entries(ofSeries.instead))
    for (const pair of Object.entries(each)) check(pair, ['instead', kind]);
  for (const strength of ['measures', 'weak'] as const)
    for (const measure of MEASURE_NAMES)
      add('measures', [strength, measure], ofMeasures[strength][measure] ?? [], { kind: 'measure', measure, isWeak: strength === 'weak' }); // prettier-ignore
  add('measures', ['falls'], ofMeasures.falls, { kind: 'measure', measure: 'growth', isWeak: true, isFall: true }); // prettier-ignore
  for (const window of ['ytd', '1y', 'all'] as const)
    add('periods', ['windows', window], ofPeriods.windows[window], { kind: 'window', window });
  add('periods', ['superlatives'], ofPeriods.superlatives, { kind: 'window', window: 'all', isSuperlative: true }); // prettier-ignore
  for (const [period, words] of Object.entries(ofPeriods.since))
    add('periods', ['since', period], words, { kind: 'since', period });
  for (const currency of ['INR', 'USD'] as const)
    add('periods', ['currency', currency], ofPeriods.currency[currency], { kind: 'currency', currency });
  for (const refused of ['advice', 'forecast'] as const)
    add('refusals', ['refused', refused], ofRefusals.refused[refused], { kind: 'refused', refused });
  add('refusals', ['absent'], ofRefusals.absent, { kind: 'absent' });
  add('refusals', ['places'], ofRefusals.places, { kind: 'place' });
  add('refusals', ['unanswered'], ofRefusals.unanswered, { kind: 'unanswered' });
  add('refusals', ['dates'], ofRefusals.dates, { kind: 'date' });
  add('skipped', ['phrases'], ofSkipped.phrases, { kind: 'skipped', joins: false });
  addNames(library, phrases);
  const units = invert(Object.entries(ofPeriods.units)) as Vocabulary['units']; // The keys are those of its schema.
  const number = ([name, words]: [string, readonly string[]]) => [Number(name), words] as const;
  const factors = invert(Object.entries(ofNumbers.factors).map(number));
  const numbers = invert(Object.entries(ofNumbers.numbers).map(number));
  const quarters = invert(Object.entries(ofNumbers.quarters).map(number));
  const months = invert(ofPeriods.months.map((words, i) => [i + 1, words] as const));
  const money = invert(Object.entries(ofPeriods.money)) as Vocabulary['money']; // As above.
  const skip = setOf([...Object.values(ofSkipped.words).flat(), ...ofSkipped.instruments, ...ofSkipped.links]); // prettier-ignore
  const joins = setOf(ofSkipped.joins);
  const inPhrases = wordsIn(phrases, ({ kind }) => !NEVER_MEANT.has(kind));
  const meant = [...new Set([...inPhrases, ...units.keys(), ...factors.keys(), ...months.keys(), ...skip])];
  return {
    phrases,
    longest: Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length)),
    ...{ units, factors, numbers, quarters, months, money, joins, skip },
    instruments: setOf(ofSkipped.instruments),
    links: setOf(ofSkipped.links),
    futureEndings: ofRefusals.futureEndings.map(phraseOf),
    base: { before: setOf(ofMeasures.base.before), after: setOf(ofMeasures.base.after) },
    known: new Set([...wordsIn(phrases), ...meant, ...numbers.keys(), ...quarters.keys(), ...joins, ...money.keys()]), // prettier-ignore
    meant: meant.filter((word) => word.length >= 4),
    general: ofSeries.general,
    instead: ofSeries.instead,
  };
});

/** What a misspelling is never read as: a refusal is for words that were said. */
const NEVER_MEANT = new Set<Meaning['kind']>(['refused', 'absent', 'place', 'unanswered', 'date']);

const setOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(phraseOf));

const wordsIn = (phrases: ReadonlyMap<string, Meaning>, is: (meaning: Meaning) => boolean = () => true) =>
  [...phrases].filter(([, meaning]) => is(meaning)).flatMap(([phrase]) => phrase.split(' '));

/**
 * The names of subjects in every language, so that a new series can be asked for at once; a name of several must be among the
 * words above.
 * @throws ContentError if we are said not to have what a subject is named after
 */
function addNames(library: Library, phrases: Map<string, Meaning>): void {
  const named = library.all.flatMap((each) => [...subjects(each).values()]);
  for (const { id, name } of named) {
    const phrase = phraseOf(name).replace(/^the /, '');
    for (const each of [phrase, phrase.replace(/ (share|index|का शेयर|फंड|सूचकांक)$/, '')]) {
      const known = phrases.get(each);
      if (known?.kind === 'absent')
        throw library.files.errorAt(REFUSALS, library.files.lineIn(REFUSALS, ['absent']), `"${each}" is the name of ${id} in content/subjects: take it out of "absent"`); // prettier-ignore
      if (!known) phrases.set(each, { kind: 'series', readings: [id] });
    }
  }
}

const invert = <Name>(lists: readonly (readonly [Name, readonly string[]])[]): ReadonlyMap<string, Name> =>
  new Map(lists.flatMap(([name, words]) => words.map((word) => [phraseOf(word), name] as const)));
