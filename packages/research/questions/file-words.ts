import type { Library } from '../series/library';
import { GROUPS, readSubjects, seriesOfGroup, subjects } from '../insights/subject';
import { subjectFiles } from '../series/subject-files';
import { analysableSeries, parseAnalysis, type Analysis } from '../answers/address';
import { parseOptions } from '../answers/options';
import { MEASURE_NAMES } from '../measures';
import { RESERVED } from '../measures/reserved';
import type { Lexicon } from './lexicon';
import { OPTION_WORDS } from './option-word';
import type { TermExample } from './reading';
import { WINDOW_NAMES } from './part';
import {
  measuresSchema,
  optionsSchema,
  numbersSchema,
  periodsSchema,
  siteSchema,
  termWordsSchema,
  type RefusalsFile,
  type SeriesWords,
} from './vocabulary-files';
import { phraseOf } from './words-of';

// What each file of content/vocabulary says of words, and the subjects of series.

const SERIES = 'vocabulary/series.yaml';
const MEASURES = 'vocabulary/measures.yaml';
const OPTIONS = 'vocabulary/options.yaml';
const PERIODS = 'vocabulary/periods.yaml';
const REFUSALS = 'vocabulary/refusals.yaml';
const TERMS = 'vocabulary/terms.yaml';
const SITE = 'vocabulary/site.yaml';

export function addSeries(library: Library, words: Lexicon, file: SeriesWords): void {
  const check = (names: readonly string[], where: readonly PropertyKey[]) => {
    const unknown = names.find((name) => !analysableSeries(library).has(name));
    if (unknown !== undefined)
      throw library.files.errorAt(
        SERIES,
        library.files.lineIn(SERIES, where),
        `There is no series ${unknown}`,
      );
  };
  for (const [name, wording] of Object.entries(file.series)) {
    check([name], ['series', name]);
    if (subjects(library).has(name))
      throw library.files.errorAt(
        SERIES,
        library.files.lineIn(SERIES, ['series', name]),
        `The words of ${name} stand in its entry of content/subjects`,
      );
    words.mean(SERIES, ['series', name], wording, { kind: 'series', readings: [name] });
  }
  for (const [i, ambiguous] of file.ambiguous.entries()) {
    const { readings } = ambiguous;
    check(
      [...readings, ...(ambiguous.all ?? []), ...(ambiguous.account ? [ambiguous.account] : [])],
      ['ambiguous', i],
    );
    const meaning = { kind: 'series', readings, ambiguous } as const;
    words.mean(SERIES, ['ambiguous', i], ambiguous.words, meaning);
    words.classify(ambiguous.orLength ?? [], { 'length or series': meaning });
  }
  for (const [i, { noneOf, ...aspect }] of file.aspects.entries()) {
    check(Object.entries(aspect.of).flat(2), ['aspects', i]);
    const seriesWithout = noneOf.flatMap((group) => seriesOfGroup(library, group));
    const of = { ...Object.fromEntries(seriesWithout.map((name) => [name, []])), ...aspect.of };
    words.mean(SERIES, ['aspects', i], aspect.words, { kind: 'aspect', aspect: { ...aspect, of } });
  }
  for (const reserved of RESERVED)
    words.mean(SERIES, ['reserved', reserved], file.reserved[reserved] ?? [], { kind: 'reserved', reserved });
  for (const group of GROUPS) words.classify(file.groups[group], { gap: true, group });
  words.classify(file.ranks, { gap: true, rank: true });
  for (const [per, wording] of Object.entries(file.per))
    words.mean(SERIES, ['per', per], wording, { kind: 'per', per });
  words.mean(SERIES, ['dividends'], file.dividends, { kind: 'dividends' });
  words.mean(SERIES, ['withoutDividends'], file.withoutDividends, { kind: 'dividends', areOut: true });
  words.mean(SERIES, ['real'], file.real, { kind: 'real' });
  check(Object.entries(file.general).flat(2), ['general']);
  for (const [kind, each] of Object.entries(file.instead))
    for (const pair of Object.entries(each)) check(pair, ['instead', kind]);
  for (const name of ['exchange', 'market', 'inflation'] as const) check([file[name]], [name]);
  check(Object.values(file.offers), ['offers']);
  check(Object.values(file.usual).flat(2), ['usual']);
  check(file.latest, ['latest']);
  check(file.ofPlaces, ['ofPlaces']);
  check(file.common, ['common']);
}

/** @throws ContentError for a word of a subject that means something else, too */
export function addSubjects(library: Library, words: Lexicon): void {
  for (const file of subjectFiles(library))
    for (const [i, { id, words: wording }] of readSubjects(library, file).entries())
      words.mean(file, ['series', i, 'words'], wording, { kind: 'series', readings: [id] });
}

export function addMeasures(library: Library, words: Lexicon): void {
  const file = library.files.read(MEASURES, measuresSchema);
  for (const strength of ['measures', 'weak'] as const)
    for (const measure of MEASURE_NAMES) {
      const isWeak = strength === 'weak';
      words.mean(MEASURES, [strength, measure], file[strength][measure] ?? [], {
        kind: 'measure',
        measure,
        isWeak,
      });
    }
  words.mean(MEASURES, ['falls'], file.falls, {
    kind: 'measure',
    measure: 'growth',
    isWeak: true,
    isFall: true,
  });
  words.classify(file.crashes, { crash: true });
  words.classify(file.recoveries, { recovery: true });
  words.classify(file.conditions, { gap: true, condition: true });
  words.beside('base', file.base);
}

export function addOptions(library: Library, words: Lexicon): void {
  const file = library.files.read(OPTIONS, optionsSchema);
  for (const name of OPTION_WORDS) words.beside(name, file.beside[name]);
  words.classify(file.percent, { percent: true });
  words.classify(file.each, { each: true });
  words.classify(file.whole, { 'of the whole': true });
  for (const [i, { words: wording, options, measure }] of file.phrases.entries()) {
    const terms = parseOptions(options);
    if (!terms)
      throw library.files.errorAt(
        OPTIONS,
        library.files.lineIn(OPTIONS, ['phrases', i, 'options']),
        `No address has the options ${options.join('~')}`,
      );
    words.mean(OPTIONS, ['phrases', i], wording, { kind: 'option', terms, ...(measure && { measure }) });
  }
}

export function addPeriods(library: Library, words: Lexicon): void {
  const file = library.files.read(PERIODS, periodsSchema);
  for (const window of WINDOW_NAMES)
    words.mean(PERIODS, ['windows', window], file.windows[window], {
      kind: 'window',
      is: 'by name',
      window,
    });
  words.mean(PERIODS, ['superlatives'], file.superlatives, {
    kind: 'window',
    is: 'by name',
    window: 'all',
    isSuperlative: true,
  });
  for (const currency of ['INR', 'USD'] as const) {
    words.mean(PERIODS, ['currency', currency], file.currency[currency], { kind: 'currency', currency });
    words.classify(file.money[currency], { money: currency });
  }
  words.classify(file.moneySigns, { 'money sign': true });
  for (const unit of ['decades', 'years', 'months', 'weeks'] as const)
    words.classify(file.units[unit], { unit });
  for (const [i, wording] of file.months.entries()) words.classify(wording, { month: i + 1 });
  for (const name of ['since', 'from', 'after', 'until', 'before', 'in', 'ago', 'ending'] as const)
    words.beside(name, file.times[name]);
  words.classify(file.between, { between: true });
  words.classify(file.bounding, { bounding: true });
  words.classify(file.and, { and: true });
  words.classify(file.inner, { inner: true });
  words.classify(file.now, { now: true });
  words.classify(file.decadeMarks, { 'decade mark': true });
  for (const [often, { before, after }] of Object.entries(file.every)) {
    words.classify(before, { 'every …': Number(often) });
    words.classify(after, { '… every': Number(often) });
  }
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

/** @throws ContentError for what is no address of an analysis */
function analysisAt(
  library: Library,
  file: string,
  where: readonly PropertyKey[],
  address: string,
): Analysis {
  const analysis = parseAnalysis(library, address);
  if (!('problem' in analysis)) return analysis;
  throw library.files.errorAt(
    file,
    library.files.lineIn(file, where),
    `No analysis has the address ${address}`,
  );
}

export function addRefusals(library: Library, words: Lexicon, file: RefusalsFile): void {
  for (const reason of ['advice', 'forecast'] as const)
    words.mean(REFUSALS, ['refused', reason], file.refused[reason], { kind: 'refused', refused: reason });
  for (const kind of ['absent', 'undone'] as const)
    for (const [id, topic] of Object.entries(file[kind])) {
      const near = topic.near.map((address) => analysisAt(library, REFUSALS, [kind, id, 'near'], address));
      words.mean(REFUSALS, [kind, id], topic.words, { kind, topic: { ...topic, near } });
    }
  for (const [i, { words: wording, measures }] of file.judgements.entries())
    words.mean(REFUSALS, ['judgements', i], wording, { kind: 'judgement', measures });
  words.classify(file.past, { past: true, gap: true });
  for (const [i, { words: wording, near }] of file.unknownNames.entries())
    words.classify(wording, {
      near: near.map((address) => analysisAt(library, REFUSALS, ['unknownNames', i, 'near'], address)),
    });
  words.mean(REFUSALS, ['places'], file.places, { kind: 'place' });
  words.mean(REFUSALS, ['unanswered'], file.unanswered, { kind: 'unanswered' });
  words.mean(REFUSALS, ['aside'], file.aside, { kind: 'aside' });
  words.mean(REFUSALS, ['dates'], file.dates, { kind: 'date' });
  words.beside('not', file.negations);
}

/** Terms of the glossary, in its order, and topics about the site. */
export function addExplanations(library: Library, words: Lexicon): TermExample[] {
  const { asks, means, terms, beside } = library.files.read(TERMS, termWordsSchema);
  words.classify(asks, { asks: true });
  words.classify(means, { asks: true, means: true });
  words.classify(beside, { 'beside term': true });
  const { topics, beside: besideSite } = library.files.read(SITE, siteSchema);
  for (const [topic, { at, ofSeries, words: wording }] of Object.entries(topics))
    words.classify(wording, { site: { topic, at, ofSeries } });
  words.classify(besideSite, { 'beside site': true });
  return Object.entries(terms).map(([term, { words: wording, example }]) => {
    words.classify(wording, { term });
    return { term, example: analysisAt(library, TERMS, ['terms', term, 'example'], example) };
  });
}

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
      if (!meaning) mean(SERIES, ['series'], [each], { kind: 'series', readings: [id] });
    }
  }
}
