import { MEASURES, type Measure } from '../measures';
import { equalParts } from '../measures/equal-parts';
import { USUAL_ROLL, type By, type MeasureTerms, type Option } from '../measures/measure';
import { isPeriod } from '../time/period';

/** What an analysis says beside its measure, series and window. */
export type OptionTerms = Omit<MeasureTerms, 'series' | 'window'>;

/** How one option stands in an address: `NAME-TEXT`, or `NAME` alone where there is nothing to say of it. */
type OptionShape = {
  /** What a text after the name says; undefined where it says nothing that this option has. */
  read(text: string | undefined): OptionTerms | undefined;
  /** The text after the name, empty for a name alone; undefined where the option is not said. */
  write(terms: OptionTerms): string | undefined;
  /** The numbers between which there may be an answer. */
  range?: Range;
};

type Range = { readonly least: number; readonly most: number };

/** An option whose text is one term. */
function option<Term extends keyof OptionTerms>(
  term: Term,
  read: (text: string) => OptionTerms[Term] | undefined,
  range?: Range,
): OptionShape {
  return {
    read(text) {
      const value = text === undefined ? undefined : read(text);
      return value === undefined ? undefined : { [term]: value };
    },
    write(terms) {
      const value = terms[term];
      if (value === undefined) return undefined;
      return (Array.isArray(value) ? value.join('-') : String(value)).replaceAll(' ', '-');
    },
    ...(range && { range }),
  };
}

/** An option that is its name. */
const flag = (term: 'real' | 'last' | 'never'): OptionShape => ({
  read: (text) => (text === undefined ? { [term]: true } : undefined),
  write: (terms) => (terms[term] ? '' : undefined),
});

const number = (term: 'amount' | 'roll' | 'times' | 'deeper' | 'each' | 'target' | 'step', range: Range) =>
  option(term, (text) => (/^[1-9]\d{0,11}$/.test(text) ? Number(text) : undefined), range);

const oneOf =
  <Name extends string>(names: readonly Name[]) =>
  (text: string): Name | undefined =>
    names.find((each) => each === text);

/** A level may be below zero, and has four decimals at most. */
const level = (text: string) => (/^-?\d{1,9}(\.\d{1,4})?$/.test(text) ? Number(text) + 0 : undefined);

const percentages = (text: string) =>
  /^\d{1,3}(-\d{1,3}){1,11}$/.test(text) ? text.split('-').map(Number) : undefined;

const period = (text: string) => {
  const name = text.replace(/^([QH]\d)-/, '$1 ');
  return isPeriod(name) ? name : undefined;
};

const year = (text: string) => (/^(19|20)\d\d$/.test(text) ? Number(text) : undefined);

/** Sums of money, in the currency of the answer. */
export const AMOUNTS = { least: 100, most: 999_999_999 } as const;

const BY: readonly By[] = [
  'year',
  'fy',
  'quarter',
  'month',
  'month-of-year',
  'growth',
  'volatility',
  'drawdown',
];

/** Every option by its name, in the order of an address. */
const OPTIONS: Readonly<Record<Option, OptionShape>> = {
  amount: number('amount', AMOUNTS),
  each: number('each', AMOUNTS),
  target: number('target', AMOUNTS),
  step: number('step', { least: 1, most: 100 }),
  until: option('until', period),
  mix: option('mix', percentages),
  never: flag('never'),
  by: option('by', oneOf(BY)),
  above: option('above', level),
  below: option('below', level),
  last: flag('last'),
  times: number('times', { least: 2, most: 1000 }),
  deeper: number('deeper', { least: 1, most: 99 }),
  without: option('without', year),
  in: option('currency', oneOf(['INR', 'USD'])),
  real: flag('real'),
  roll: number('roll', { least: 2, most: 9999 }),
};

export const OPTION_NAMES = Object.keys(OPTIONS) as Option[];

/** The options of an address, each joined to its value: `amount-5000`, `real`; undefined where one is none. */
export function parseOptions(texts: readonly string[]): OptionTerms | undefined {
  let terms: OptionTerms = {};
  for (const text of texts) {
    const name = OPTION_NAMES.findLast((each) => text === each || text.startsWith(`${each}-`));
    const value = name && text.length > name.length ? text.slice(name.length + 1) : undefined;
    const read = name && OPTIONS[name].read(value);
    if (!read) return undefined;
    terms = { ...terms, ...read };
  }
  return terms;
}

/** The same options as an address writes them, in its order. */
export const optionTexts = (terms: OptionTerms): string[] =>
  OPTION_NAMES.flatMap((name) => {
    const text = optionText(name, terms);
    return text === undefined ? [] : [text === '' ? name : `${name}-${text}`];
  });

/** What stands after the name of an option, empty for a name alone; undefined where it is not said. */
export const optionText = (name: Option, terms: OptionTerms): string | undefined =>
  OPTIONS[name].write(terms);

/** Whether an option is its name, with nothing to say of it. */
export const isFlag = (name: Option): boolean => OPTIONS[name].read(undefined) !== undefined;

/** The numbers between which an option may have an answer; none of one that is no number. */
export const rangeOf = (name: Option): Range | undefined => OPTIONS[name].range;

/** The term that a text after the name of an option says; none where it says none. */
export const readOption = (name: Option, text: string | undefined): OptionTerms =>
  OPTIONS[name].read(text) ?? {};

/** What the options of a measure say where nobody says them, as an address writes it. */
export function usualOptions(measure: Measure, seriesCount: number): Partial<Record<Option, string>> {
  const { usualAmount, usual, options } = MEASURES[measure];
  return {
    ...(options.includes('mix') && { mix: equalParts(seriesCount).join('-') }),
    ...(usualAmount !== undefined && { amount: String(usualAmount) }),
    roll: String(USUAL_ROLL),
    ...usual,
  };
}

/** The options that a measure has, without those that say what is usual for it. */
export function ownOptions(measure: Measure, seriesCount: number, terms: OptionTerms): OptionTerms {
  const shape = MEASURES[measure];
  const usual = usualOptions(measure, seriesCount);
  return shape.options.reduce<OptionTerms>((own, name) => {
    const text = optionText(name, terms);
    const isOf = name !== 'by' || (terms.by !== undefined && shape.by?.includes(terms.by));
    if (text === undefined || !isOf || text === usual[name]) return own;
    return { ...own, ...readOption(name, text === '' ? undefined : text) };
  }, {});
}

/** The first option whose number lies beyond what there can be an answer for, and the nearest that does not. */
export function beyondRange(terms: OptionTerms): { name: Option; range: Range; nearest: OptionTerms } | null {
  for (const name of OPTION_NAMES) {
    const { range, read } = OPTIONS[name];
    const value = Number(optionText(name, terms) ?? NaN);
    if (!range || !(value < range.least || value > range.most)) continue;
    const nearest = read(String(value < range.least ? range.least : range.most)) ?? {};
    return { name, range, nearest };
  }
  return null;
}
