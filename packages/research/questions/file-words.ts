import type { Library } from '../series/library';
import { subjects } from '../insights/subject';
import { analysableSeries } from '../answers/address';
import { MEASURE_NAMES } from '../measures';
import type { Lexicon } from './lexicon';
import {
  measuresSchema,
  numbersSchema,
  periodsSchema,
  type RefusalsFile,
  type SeriesWords,
} from './vocabulary-files';
import { phraseOf } from './words-of';

// What each file of content/vocabulary says of words.

export function addSeries(library: Library, words: Lexicon, file: SeriesWords): void {
  const at = 'vocabulary/series.yaml';
  const check = (names: readonly string[], where: readonly PropertyKey[]) => {
    const unknown = names.find((name) => !analysableSeries(library).has(name));
    if (unknown !== undefined)
      throw library.files.errorAt(at, library.files.lineIn(at, where), `There is no series ${unknown}`);
  };
  for (const [name, wording] of Object.entries(file.series)) {
    check([name], ['series', name]);
    words.mean('series', ['series', name], wording, { kind: 'series', readings: [name] });
  }
  for (const [i, ambiguous] of file.ambiguous.entries()) {
    const { readings } = ambiguous;
    check(readings, ['ambiguous', i]);
    const meaning = { kind: 'series', readings, ambiguous } as const;
    words.mean('series', ['ambiguous', i], ambiguous.words, meaning);
    words.classify(ambiguous.orLength ?? [], { 'length or series': meaning });
  }
  for (const [i, aspect] of file.aspects.entries()) {
    check(Object.entries(aspect.of).flat(2), ['aspects', i]);
    words.mean('series', ['aspects', i], aspect.words, { kind: 'aspect', aspect });
  }
  for (const [per, wording] of Object.entries(file.per))
    words.mean('series', ['per', per], wording, { kind: 'per', per });
  words.mean('series', ['dividends'], file.dividends, { kind: 'dividends' });
  words.mean('series', ['real'], file.real, { kind: 'real' });
  check(Object.entries(file.general).flat(2), ['general']);
  for (const [kind, each] of Object.entries(file.instead))
    for (const pair of Object.entries(each)) check(pair, ['instead', kind]);
  check([file.exchange], ['exchange']);
  check(Object.values(file.offers), ['offers']);
  check(file.latest, ['latest']);
  check(file.ofPlaces, ['ofPlaces']);
}

export function addMeasures(library: Library, words: Lexicon): void {
  const file = library.files.read('vocabulary/measures.yaml', measuresSchema);
  for (const strength of ['measures', 'weak'] as const)
    for (const measure of MEASURE_NAMES) {
      const isWeak = strength === 'weak';
      words.mean('measures', [strength, measure], file[strength][measure] ?? [], {
        kind: 'measure',
        measure,
        isWeak,
      });
    }
  words.mean('measures', ['falls'], file.falls, {
    kind: 'measure',
    measure: 'growth',
    isWeak: true,
    isFall: true,
  });
  words.classify(file.crashes, { crash: true });
  words.classify(file.recoveries, { recovery: true });
  words.beside('base', file.base);
}

export function addPeriods(library: Library, words: Lexicon): void {
  const file = library.files.read('vocabulary/periods.yaml', periodsSchema);
  for (const window of ['ytd', '1y', 'all'] as const)
    words.mean('periods', ['windows', window], file.windows[window], {
      kind: 'window',
      is: 'by name',
      window,
    });
  words.mean('periods', ['superlatives'], file.superlatives, {
    kind: 'window',
    is: 'by name',
    window: 'all',
    isSuperlative: true,
  });
  for (const [period, wording] of Object.entries(file.since))
    words.mean('periods', ['since', period], wording, { kind: 'time', period, part: 'month', isEvent: true });
  for (const currency of ['INR', 'USD'] as const) {
    words.mean('periods', ['currency', currency], file.currency[currency], { kind: 'currency', currency });
    words.classify(file.money[currency], { money: currency });
  }
  words.classify(file.moneySigns, { 'money sign': true });
  for (const unit of ['decades', 'years', 'months', 'weeks'] as const)
    words.classify(file.units[unit], { unit });
  for (const [i, wording] of file.months.entries()) words.classify(wording, { month: i + 1 });
  for (const name of ['since', 'from', 'after', 'until', 'before', 'in', 'ago', 'ending'] as const)
    words.beside(name, file.times[name]);
  words.classify(file.between, { between: true });
  words.classify(file.and, { and: true });
  words.classify(file.inner, { inner: true });
  words.classify(file.now, { now: true });
  words.classify(file.decadeMarks, { 'decade mark': true });
}

export function addNumbers(library: Library, words: Lexicon): void {
  const file = library.files.read('vocabulary/numbers.yaml', numbersSchema);
  for (const [factor, wording] of Object.entries(file.factors))
    words.classify(wording, { factor: Number(factor) });
  for (const [quarter, wording] of Object.entries(file.quarters))
    words.classify(wording, { quarter: Number(quarter) });
  for (const [number, wording] of Object.entries(file.numbers))
    words.classify(wording, { number: Number(number) });
  words.classify(file.tens, { tens: true });
}

export function addRefusals(words: Lexicon, file: RefusalsFile): void {
  for (const reason of ['advice', 'forecast'] as const)
    words.mean('refusals', ['refused', reason], file.refused[reason], { kind: 'refused', refused: reason });
  words.mean('refusals', ['absent'], file.absent, { kind: 'absent' });
  words.mean('refusals', ['places'], file.places, { kind: 'place' });
  words.mean('refusals', ['unanswered'], file.unanswered, { kind: 'unanswered' });
  words.mean('refusals', ['dates'], file.dates, { kind: 'date' });
  words.beside('not', file.negations);
}

const REFUSALS = 'vocabulary/refusals.yaml';

/**
 * The names of subjects in every language, so that a new series can be asked for at once; a name of several
 * must be among the words above.
 * @throws ContentError if we are said not to have what a subject is named after
 */
export function addNames(library: Library, { entries, mean }: Lexicon, endings: readonly string[]): void {
  const ending = new RegExp(` (${endings.map(phraseOf).join('|')})$`);
  for (const { id, name } of library.all.flatMap((each) => [...subjects(each).values()])) {
    const phrase = phraseOf(name).replace(/^the /, '');
    for (const each of [phrase, phrase.replace(ending, '')]) {
      const meaning = entries.get(each)?.meaning;
      if (meaning?.kind === 'absent')
        throw library.files.errorAt(
          REFUSALS,
          library.files.lineIn(REFUSALS, ['absent']),
          `"${each}" is the name of ${id} in content/subjects: take it out of "absent"`,
        );
      if (!meaning) mean('series', ['series'], [each], { kind: 'series', readings: [id] });
    }
  }
}
