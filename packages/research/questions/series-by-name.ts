import { group } from 'd3-array';
import { isSeries } from '../answers/address';
import { choicesByClass, choiceTitle } from '../answers/choices';
import { subjects } from '../insights/subject';
import { capitalised } from '../insights/wording';
import type { Library } from '../series/library';
import { getSeries } from '../series/get-series';
import { perLibrary } from '../series/per-library';
import { UNITS } from '../series/units';
import { MEASURES, type Measure } from '../measures';
import { isReserved, type Reserved } from '../measures/reserved';
import type { Part } from './part';
import { partsOfKind } from './pieces';
import { queryOf } from './query';
import { rowsOf } from './rows';
import { seriesOf, type Needs } from './series-of';
import { tokensOf } from './spelling';
import { vocabulary } from './vocabulary';
import { phraseOf } from './words-of';

/** The series that a name stands for; or those that it may stand for, the nearest first. */
export type NamedSeries = { name: string } | { near: readonly string[] };

/** So many names are offered. */
const MOST_NEAR = 8;

/**
 * The series that somebody means who types a name into a field: its id, its name as the form writes it, or
 * words of the vocabulary, also misspelt where only one can be meant.
 * @param measure decides what a name of several series stands for
 */
export function seriesByName(library: Library, typed: string, measure: Measure): NamedSeries {
  const reserved = MEASURES[measure].reserved?.find((each) =>
    reservedNames(library, each).includes(phraseOf(typed)),
  );
  if (reserved) return { name: reserved };
  const id = [typed, typed.replace('.', '/')].find((each) => isSeries(library, each));
  if (id !== undefined) return { name: id };
  const names = ofMeasure(library, withTitle(library, typed) ?? meantBy(library, typed, measure), measure);
  const [name, ...moreNames] = names;
  if (name === undefined) return { near: nearestTo(library, typed) };
  return moreNames.length === 0 ? { name } : { near: names.slice(0, MOST_NEAR) };
}

/** Of several those whose values a measure takes, if there are any: a payment is made into an account, not a rate. */
function ofMeasure(library: Library, names: readonly string[], measure: Measure): readonly string[] {
  const fitting = names.filter((name) =>
    MEASURES[measure].kinds.includes(UNITS[getSeries(library, name).unit].kind),
  );
  return fitting.length > 0 ? fitting : names;
}

/** What stands for something else than a series: its name in an address, and its words in each language. */
const reservedNames = (library: Library, name: Reserved): string[] =>
  [name, ...library.all.map(({ words }) => words.text(`analysis-page.reserved.${name}`))].map(phraseOf);

/** What a field shows for a series, and reads as this series. */
export function fieldText(library: Library, name: string): string {
  if (isReserved(name))
    return capitalised(library.words, library.words.text(`analysis-page.reserved.${name}`));
  if (!library.own.has(name) && !subjects(library).has(name)) return name;
  const title = choiceTitle(library, name);
  return withTitle(library, title)?.join() === name ? title : name;
}

/** The series that a list of names begins with, because most people ask for them. */
export const commonSeries = (library: Library): readonly string[] => vocabulary(library).common;

/** A reader's own series stand before others of the same name. */
function withTitle(library: Library, title: string): readonly string[] | undefined {
  const phrase = phraseOf(title);
  const own = [...library.own.keys()].filter((name) => phraseOf(choiceTitle(library, name)) === phrase);
  return own.length > 0 ? own : titles(library).get(phrase);
}

const titles = perLibrary((library): ReadonlyMap<string, readonly string[]> =>
  group([...subjects(library).keys()], (name) => phraseOf(choiceTitle(library, name))),
);

/** Parts that stand in a name of a series: "the price of gold in dollars". */
const OF_NAMES = new Set<Part['kind']>(['series', 'aspect', 'currency', 'word']);

/** The series that words stand for; none, where they say anything else. */
function meantBy(library: Library, typed: string, measure: Measure): readonly string[] {
  const [row] = rowsOf(library, tokensOf(library, typed));
  const { pieces, mentions } = queryOf(library, row?.pieces ?? []);
  const isName = pieces.every(
    ({ part }) => OF_NAMES.has(part.kind) || (part.kind === 'measure' && part.isWeak),
  );
  if (!isName || mentions.length !== 1) return [];
  const [currency] = partsOfKind(pieces, 'currency');
  const needs: Needs = {
    ...{ measure, hasDividends: false, isYearToDate: false, isMonthly: false, isOfMonths: false },
    firstYear: Infinity,
    ...(currency && { currency: currency.currency }),
  };
  return [...new Set(seriesOf(library, mentions, needs).flat())];
}

/** Series of the form with most of these words, or beginnings of words, in their names; the common ones first. */
function nearestTo(library: Library, typed: string): string[] {
  const { entries } = vocabulary(library);
  const saysNothing = (word: string) => word.length < 2 || entries.get(word)?.classes.gap === true;
  /** Each as it was typed, and as it was probably meant. */
  const words = tokensOf(library, typed)
    .map(({ typed: asTyped, word }) => [phraseOf(asTyped), word])
    .filter(([asTyped = '']) => !saysNothing(asTyped));
  const common = commonSeries(library);
  const rankOf = (name: string) => (common.includes(name) ? common.indexOf(name) : common.length);
  const shares = [...wordsOfChoices(library)].map(([name, ofName]) => ({
    name,
    shared: words.filter((either) => ofName.some((each) => either.some((word) => each.startsWith(word))))
      .length,
  }));
  const most = Math.max(1, ...shares.map(({ shared }) => shared));
  return shares
    .filter(({ shared }) => shared === most)
    .map(({ name }) => name)
    .sort((a, b) => rankOf(a) - rankOf(b))
    .slice(0, MOST_NEAR);
}

/** By series of the form: the words of its names, in all languages. */
const wordsOfChoices = perLibrary((library): ReadonlyMap<string, readonly string[]> => {
  const words = new Map(
    [...choicesByClass(library).values()]
      .flat()
      .map(({ name, title }): [string, Set<string>] => [
        name,
        new Set(phraseOf(`${title} ${name}`).split(' ')),
      ]),
  );
  for (const [phrase, { meaning }] of vocabulary(library).entries)
    if (meaning?.kind === 'series')
      for (const name of meaning.readings) for (const word of phrase.split(' ')) words.get(name)?.add(word);
  return new Map([...words].map(([name, ofName]) => [name, [...ofName]]));
});
