import { MEASURES } from '../measures';
import { USUAL_ROLL, type Option } from '../measures/measure';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import { FORMATS } from '../series/number-format';
import { currencyOf } from '../series/series';
import type { Currency } from '../series/units';
import { formatPeriod } from '../time/period';
import type { Words } from '../words/words';
import type { Analysis } from './address';
import { inRupees } from './converted';
import { joinSeries } from './join-series';
import { optionText, readOption, usualOptions, type OptionTerms } from './options';

/** What could be asked instead, by what differs. */
export type Alternative = readonly [words: string, other: Analysis];

export type OptionSlot = Exclude<Option, 'in'> | 'currency';

type Slot = { slot: OptionSlot; words: string; changes: readonly Alternative[] };

type Context = {
  library: Library;
  analysis: Analysis;
  /** That of the answer; undefined where series are in different money. */
  money: Currency | undefined;
};

/** What a measure takes beside series and window, in words, with what could be asked instead. */
export function optionSlots(library: Library, analysis: Analysis): Slot[] {
  const currencies = new Set(
    joinSeries(library, analysis).series.map((ref) => currencyOf(getSeries(library, ref))),
  );
  // Series in different money have no name for it together.
  const onlyCurrency = currencies.size === 1 ? [...currencies][0] : undefined;
  const context = { library, analysis, money: inRupees(library, analysis).currency ?? onlyCurrency };
  return MEASURES[analysis.measure].options.flatMap((name): Slot[] => {
    if (name === 'in') return currencySlot(context, onlyCurrency);
    if (name === 'real') return currencies.has(undefined) ? [] : [realSlot(context)];
    return otherSlot(context, name);
  });
}

function currencySlot({ library: { words }, analysis, money }: Context, own: Currency | undefined): Slot[] {
  if (!money) return [];
  const inItsOwn = { ...analysis };
  delete inItsOwn.currency;
  const changes = (['INR', 'USD'] as const).map((each): Alternative => [
    words.text(`analysis-page.currency.${each}`),
    each === own ? inItsOwn : { ...analysis, currency: each },
  ]);
  return [{ slot: 'currency', words: words.text(`analysis-page.currency.${money}`), changes }];
}

function realSlot({ library: { words }, analysis }: Context): Slot {
  const { real, ...before } = analysis;
  const changes: Alternative[] = [
    [words.text('analysis-page.real.yes'), { ...analysis, real: true }],
    [words.text('analysis-page.real.no'), before],
  ];
  return { slot: 'real', words: words.text(`analysis-page.real.${real ? 'yes' : 'no'}`), changes };
}

function otherSlot(context: Context, name: Exclude<Option, 'in' | 'real'>): Slot[] {
  const { library, analysis, money } = context;
  const text = optionText(name, analysis) ?? usualOptions(analysis.measure, analysis.series.length)[name];
  if (text === undefined) return [];
  const written = (terms: OptionTerms) => wordsOf(library.words, name, terms, money);
  const usualTerms = readOption(name, usualOptions(analysis.measure, analysis.series.length)[name]);
  const changes = nearTo(analysis, name).map((terms): Alternative => [
    written(terms),
    { ...analysis, ...terms },
  ]);
  return [{ slot: name, words: written({ ...usualTerms, ...analysis }), changes }];
}

/** Multiples of a usual sum that are offered. */
const MULTIPLES = [1 / 5, 1, 2, 5, 10];

/** The first of two parts, in per cent. */
const HALVES = [50, 60, 40, 80, 20];

/** What may stand in the place of an option. */
function nearTo(analysis: Analysis, name: Exclude<Option, 'in' | 'real'>): OptionTerms[] {
  const { usualAmount = 0, by = [] } = MEASURES[analysis.measure];
  switch (name) {
    case 'amount':
      return MULTIPLES.map((each) => ({ amount: usualAmount * each }));
    case 'each':
    case 'target':
      return [1 / 2, 2].map((each) => ({ [name]: Math.round((analysis[name] ?? 0) * each) }));
    case 'roll':
      return [12, 24, 36, 60, 120].map((roll) => ({ roll }));
    case 'times':
      return [2, 3, 4, 5, 10].map((times) => ({ times }));
    case 'deeper':
      return [5, 10, 20, 30, 50].map((deeper) => ({ deeper }));
    case 'step':
      return [5, 10, 15].map((step) => ({ step }));
    case 'mix':
      return analysis.series.length === 2 ? HALVES.map((first) => ({ mix: [first, 100 - first] })) : [];
    case 'by':
      return by.map((each) => ({ by: each }));
    default:
      return [];
  }
}

function wordsOf(
  words: Words,
  name: Exclude<Option, 'in' | 'real'>,
  terms: OptionTerms,
  money: Currency | undefined,
): string {
  const value = terms[name];
  if (name === 'roll') return words.text('analysis-page.roll', { count: terms.roll ?? USUAL_ROLL });
  if (name === 'by') return words.text(`analysis-page.options.by.${terms.by ?? ''}`);
  const isMoney = name === 'amount' || name === 'each' || name === 'target';
  const write = money === 'USD' ? FORMATS.usd : FORMATS.inr;
  const text = isMoney ? write(words, Number(value)) : plain(words, value);
  return name === 'amount' ? text : words.text(`analysis-page.options.${name}.words`, { value: text });
}

function plain(words: Words, value: OptionTerms[keyof OptionTerms]): string {
  if (Array.isArray(value)) return value.join(' : ');
  return typeof value === 'string' ? formatPeriod(words, value) : String(value ?? '');
}
