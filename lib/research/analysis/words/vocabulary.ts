import { z } from 'zod';
import { readOnce } from '@/lib/content/content-source';
import { inLocale } from '@/lib/content/locale';
import { locales } from '@/lib/content/locales';
import { ContentError, lineIn, readContent } from '@/lib/content/read';
import { subjects } from '@/lib/research/insights/subject';
import { seriesNames } from '../address';
import { MEASURE_NAMES } from '../measures';
import { phraseOf } from './words-of';

const wordsSchema = z.array(z.string().min(1));
const measureSchema = z.enum(MEASURE_NAMES);
const byMeasure = z.partialRecord(measureSchema, wordsSchema);
const insteadSchema = z.record(z.string(), z.string());

const ambiguousSchema = z.strictObject({
  words: wordsSchema,
  readings: z.array(z.string()).min(2).max(4),
  /** The measures for which the readings differ in kind; for others the first is meant. All, if absent. */
  for: z.array(measureSchema).exactOptional(),
  /** The window for which they differ; all, if absent. */
  in: z.literal('year to date').exactOptional(),
  /** The reading that is meant where dividends are said. */
  withDividends: z.string().exactOptional(),
  /** Series beside which the first is meant. */
  firstBeside: z.array(z.string()).exactOptional(),
});
export type Ambiguous = z.infer<typeof ambiguousSchema>;

const seriesSchema = z.strictObject({
  series: z.record(z.string(), wordsSchema),
  ambiguous: z.array(ambiguousSchema),
  dividends: wordsSchema,
  real: wordsSchema,
  instead: z.strictObject({ dollars: insteadSchema, months: insteadSchema, days: insteadSchema }),
});
const measuresSchema = z.strictObject({ measures: byMeasure, weak: byMeasure });
const periodsSchema = z.strictObject({
  units: z.strictObject({ years: wordsSchema, months: wordsSchema, weeks: wordsSchema }),
  factors: z.record(z.string().regex(/^\d+$/), wordsSchema),
  numbers: z.record(z.string().regex(/^\d+$/), wordsSchema),
  windows: z.strictObject({ ytd: wordsSchema, '1y': wordsSchema, all: wordsSchema }),
  since: z.record(z.string().regex(/^\d{4}-\d{2}$/), wordsSchema),
  months: z.array(wordsSchema).length(12),
  currency: z.strictObject({ INR: wordsSchema, USD: wordsSchema }),
  rupees: wordsSchema,
});
const refusalsSchema = z.strictObject({
  refused: z.strictObject({ advice: wordsSchema, forecast: wordsSchema }),
  absent: wordsSchema,
  joins: wordsSchema,
  skip: wordsSchema,
});

/** What a phrase means. */
export type Meaning =
  | { kind: 'series'; readings: readonly string[]; ambiguous?: Ambiguous }
  | { kind: 'measure'; measure: z.infer<typeof measureSchema>; isWeak: boolean }
  | { kind: 'window'; window: 'ytd' | '1y' | 'all' }
  | { kind: 'since'; period: string }
  | { kind: 'currency'; currency: 'INR' | 'USD' }
  | { kind: 'refused'; refused: 'advice' | 'forecast' }
  | { kind: 'dividends' }
  | { kind: 'real' }
  | { kind: 'absent' };

export type Vocabulary = {
  phrases: ReadonlyMap<string, Meaning>;
  /** The words of the longest phrase. */
  longest: number;
  units: ReadonlyMap<string, 'years' | 'months' | 'weeks'>;
  factors: ReadonlyMap<string, number>;
  numbers: ReadonlyMap<string, number>;
  months: ReadonlyMap<string, number>;
  /** What an amount is in, where one of these follows it. */
  rupees: ReadonlySet<string>;
  joins: ReadonlySet<string>;
  skip: ReadonlySet<string>;
  /** Every word there is, which is never taken for another one misspelt. */
  known: ReadonlySet<string>;
  /** The words that one misspelt may be read as. */
  meant: readonly string[];
  instead: z.infer<typeof seriesSchema>['instead'];
};

/** The words that questions are read with. @throws ContentError for an unknown series and for a phrase of two meanings */
export const vocabulary = readOnce((): Vocabulary => {
  const ofSeries = readContent('vocabulary/series.yaml', seriesSchema);
  const ofMeasures = readContent('vocabulary/measures.yaml', measuresSchema);
  const ofPeriods = readContent('vocabulary/periods.yaml', periodsSchema);
  const ofRefusals = readContent('vocabulary/refusals.yaml', refusalsSchema);
  const phrases = new Map<string, Meaning>();
  const add = (file: string, where: readonly PropertyKey[], words: readonly string[], meaning: Meaning) => {
    for (const word of words) {
      const phrase = phraseOf(word);
      const at = `vocabulary/${file}.yaml`;
      if (phrases.has(phrase))
        throw new ContentError(at, lineIn(at, where), `"${word}" has another meaning already; list it under "ambiguous" of vocabulary/series.yaml`); // prettier-ignore
      phrases.set(phrase, meaning);
    }
  };
  const check = (names: readonly string[], where: readonly PropertyKey[]) => {
    const at = 'vocabulary/series.yaml';
    const unknown = names.find((name) => !seriesNames().has(name));
    if (unknown !== undefined) throw new ContentError(at, lineIn(at, where), `There is no series ${unknown}`);
  };
  for (const [name, words] of Object.entries(ofSeries.series)) {
    check([name], ['series', name]);
    add('series', ['series', name], words, { kind: 'series', readings: [name] });
  }
  for (const [i, ambiguous] of ofSeries.ambiguous.entries()) {
    check(ambiguous.readings, ['ambiguous', i]);
    add('series', ['ambiguous', i], ambiguous.words, { kind: 'series', readings: ambiguous.readings, ambiguous }); // prettier-ignore
  }
  add('series', ['dividends'], ofSeries.dividends, { kind: 'dividends' });
  add('series', ['real'], ofSeries.real, { kind: 'real' });
  for (const [kind, each] of Object.entries(ofSeries.instead))
    for (const pair of Object.entries(each)) check(pair, ['instead', kind]);
  for (const strength of ['measures', 'weak'] as const)
    for (const measure of MEASURE_NAMES)
      add('measures', [strength, measure], ofMeasures[strength][measure] ?? [], { kind: 'measure', measure, isWeak: strength === 'weak' }); // prettier-ignore
  for (const window of ['ytd', '1y', 'all'] as const)
    add('periods', ['windows', window], ofPeriods.windows[window], { kind: 'window', window });
  for (const [period, words] of Object.entries(ofPeriods.since))
    add('periods', ['since', period], words, { kind: 'since', period });
  for (const currency of ['INR', 'USD'] as const)
    add('periods', ['currency', currency], ofPeriods.currency[currency], { kind: 'currency', currency });
  for (const refused of ['advice', 'forecast'] as const)
    add('refusals', ['refused', refused], ofRefusals.refused[refused], { kind: 'refused', refused });
  add('refusals', ['absent'], ofRefusals.absent, { kind: 'absent' });
  addNames(phrases);
  const units = invert(Object.entries(ofPeriods.units)) as Vocabulary['units']; // The keys are those of its schema.
  const number = ([name, words]: [string, readonly string[]]) => [Number(name), words] as const;
  const factors = invert(Object.entries(ofPeriods.factors).map(number));
  const numbers = invert(Object.entries(ofPeriods.numbers).map(number));
  const months = invert(ofPeriods.months.map((words, i) => [i + 1, words] as const));
  const skip = new Set(ofRefusals.skip.map(phraseOf));
  const joins = new Set(ofRefusals.joins.map(phraseOf));
  const rupees = new Set(ofPeriods.rupees.map(phraseOf));
  const inPhrases = [...phrases].filter(([, { kind }]) => kind !== 'refused' && kind !== 'absent').flatMap(([phrase]) => phrase.split(' ')); // prettier-ignore
  const meant = [...new Set([...inPhrases, ...units.keys(), ...factors.keys(), ...months.keys()])];
  const all = [...phrases.keys()].flatMap((phrase) => phrase.split(' '));
  return {
    phrases,
    longest: Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length)),
    units,
    factors,
    numbers,
    months,
    rupees,
    joins,
    skip,
    known: new Set([...all, ...meant, ...numbers.keys(), ...skip, ...joins, ...rupees]),
    meant: meant.filter((word) => word.length >= 5 && !skip.has(word)),
    instead: ofSeries.instead,
  };
});

/**
 * The names of subjects in every language, so that a new series can be asked for at once; a name of several must be among the
 * words above.
 */
function addNames(phrases: Map<string, Meaning>): void {
  const named = locales().flatMap((locale) => [...inLocale(locale, subjects).values()]);
  for (const { id, name } of named) {
    const phrase = phraseOf(name).replace(/^the /, '');
    for (const each of [phrase, phrase.replace(/ (share|index)$/, '')])
      if (!phrases.has(each)) phrases.set(each, { kind: 'series', readings: [id] });
  }
}

const invert = <Name>(lists: readonly (readonly [Name, readonly string[]])[]): ReadonlyMap<string, Name> =>
  new Map(lists.flatMap(([name, words]) => words.map((word) => [phraseOf(word), name] as const)));
