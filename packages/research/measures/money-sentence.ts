import type { Figure } from '../figures/figure';
import type { Window } from '../figures/windows';
import { capitalised } from '../insights/wording';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import { FORMATS } from '../series/number-format';
import { currencyOf } from '../series/series';
import type { SeriesRef } from '../series/series-ref';
import { UNITS } from '../series/units';
import type { Values, Words } from '../words/words';
import {
  aloneWords,
  firstThatFits,
  leadOf,
  nameOfFirst,
  resultsOf,
  timeOf,
  withAndWithoutTime,
  type SeriesResult,
} from './first-line';
import type { Definitions, SentenceContext } from './measure';
import { paymentDefinition } from './payments';
import { rupeeWords } from './rupee-words';

/** The sum whose fate is told where nobody names one. */
export const LAKH = 100_000;

/** A sum as one says it, in the currency of a figure. */
export const sumWords = (words: Words, { format }: Pick<Figure, 'format'>, value: number): string =>
  format === 'usd' ? FORMATS.usd(words, value) : rupeeWords(words, value);

/** What a sum became; exactly where as one says it that is the same sum. */
function worthWords(words: Words, figure: Figure, amount: number): string {
  const worth = sumWords(words, figure, figure.value);
  return worth === sumWords(words, figure, amount) ? figure.text : worth;
}

/** Whether less than a lakh became of a lakh. */
export const isLessThanLakh = ({ figure }: SeriesResult): boolean => figure.value < LAKH;

/** Whether one can have put rupees into it: not into what is sold or earned, nor into an index without a currency. */
function takesRupees(library: Library, ref: SeriesRef): boolean {
  const series = getSeries(library, ref);
  return currencyOf(series) === 'INR' && ['price', 'index'].includes(UNITS[series.unit].kind);
}

/** What a lakh became in each series; nothing where one of them takes no rupees. */
export const ofALakh = (library: Library, series: readonly SeriesRef[], window: Window): Definitions =>
  series.every((ref) => takesRupees(library, ref))
    ? series.map((ref) => [`${String(ref)}.became`, paymentDefinition(library, ref, window, LAKH)])
    : [];

/** `₹1 lakh in gold became ₹4.7 lakh in 10 years: 16.7% a year.` @param figure what became of the sum */
export function becameSentence(context: SentenceContext, figure: Figure, amount: number): string {
  const { library, terms, figures } = context;
  const { words } = library;
  const [ref = ''] = terms.series;
  const rate = figures.get(`${String(ref)}.growth-per-year`);
  const change = figures.get(`${String(ref)}.change`)?.value ?? 0;
  const values = {
    amount: sumWords(words, figure, amount),
    name: nameOfFirst(context).name,
    worth: worthWords(words, figure, amount),
    ...timeOf(context),
  };
  const kind = rate ? 'rate' : change < 0 ? 'less' : 'more';
  const sentence = (told: string) =>
    words.text('analysis.sentence.became', {
      ...values,
      kind: told,
      rate: rate?.text ?? FORMATS.percent(words, Math.abs(change)),
    });
  return firstThatFits([sentence(kind), sentence('none')]);
}

/** `Gold grew 10.3% a year for 20 years, to 7.1 times its value.` */
export function grewSentence(context: SentenceContext): string {
  const { library, terms, figures } = context;
  const { words } = library;
  const figureOf = (name: string) => figures.get(`${String(terms.series[0])}.${name}`);
  const rate = figureOf('growth-per-year');
  const grown = rate ?? figureOf('change');
  const value = grown?.value ?? 0;
  const sentence = (multiple: string) =>
    words.text('analysis.sentence.grew', {
      title: nameOfFirst(context).title,
      moved: value < 0 ? 'fell' : 'grew',
      rate: FORMATS.percent(words, Math.abs(value)),
      isYears: rate ? 'yes' : 'no',
      multiple,
      hasMultiple: multiple === '' ? 'no' : 'yes',
      ...timeOf(context),
    });
  return firstThatFits([sentence(figureOf('multiple')?.text ?? ''), sentence('')]);
}

/**
 * `Gold was just ahead: in 20 years ₹1 lakh became ₹14.7 lakh, in silver ₹12.8 lakh.`
 * @param figureName of what became of the sum in each series
 * @param isLoss whether less is left than was put in
 * @param paid what was paid into each, where that is told
 */
export function sumsSentence(
  context: SentenceContext,
  figureName: string,
  amount: string,
  isLoss: (result: SeriesResult) => boolean,
  paid = '',
): string {
  const { library } = context;
  const { words } = library;
  const results = resultsOf(context, figureName);
  const texts = results.map(({ figure }) => sumWords(words, figure, figure.value));
  const [first, second, ...others] = results;
  if (!first || !second) throw new RangeError('Several series have a figure each');
  /** With the time and what was paid, then with less and less of them. */
  const told = (sentence: (values: Values) => string) =>
    [...new Set([paid, ''])].flatMap((sum) =>
      withAndWithoutTime(context, (time) =>
        sentence({ ...time, amount, worth: texts[0] ?? '', paid: sum, hasPaid: sum === '' ? 'no' : 'yes' }),
      ),
    );
  if (others.length === 0 && texts[0] === texts[1]) {
    const names = capitalised(words, words.list([first.name, second.name]));
    return firstThatFits(told((values) => words.text('analysis.sentence.same', { ...values, names })));
  }
  // A price falls; payments may lose money while it rises.
  const lossWord = paid === '' ? 'fell' : 'lost';
  const ahead = words.text('analysis.sentence.ahead', {
    first: capitalised(words, first.name),
    lead: results.every(isLoss) ? lossWord : leadOf(first.figure.value, second.figure.value),
    count: results.length,
  });
  const rest = aloneWords(
    library,
    results.slice(1).map(({ name }, i) => [name, texts[i + 1] ?? '']),
  );
  const next = { count: results.length, second: second.name, next: texts[1] ?? '' };
  return firstThatFits([
    ...told((values) => words.text('analysis.sentence.sums', { ...values, ahead, rest })),
    ...(others.length === 0
      ? []
      : told((values) => words.text('analysis.sentence.most-of-sums', { ...values, ahead, ...next }))),
  ]);
}

/**
 * `Gold was just ahead: 7.1 times its value in 20 years, silver 6.2 times.`
 * @param timesOf how many times as much a figure says
 */
export function multiplesSentence(
  context: SentenceContext,
  figureName: string,
  timesOf: (result: SeriesResult) => number,
): string {
  const { library } = context;
  const { words } = library;
  const results = resultsOf(context, figureName);
  const [first, second] = results;
  if (!first || !second) throw new RangeError('Several series have a figure each');
  const textOf = (result: SeriesResult) => FORMATS.times(words, timesOf(result));
  const ahead = words.text('analysis.sentence.ahead', {
    first: capitalised(words, first.name),
    lead: results.every((each) => timesOf(each) < 1) ? 'fell' : leadOf(timesOf(first), timesOf(second)),
    count: results.length,
  });
  const worth = textOf(first);
  const rest = aloneWords(
    library,
    results.slice(1).map((result) => [result.name, textOf(result)]),
  );
  return firstThatFits([
    ...withAndWithoutTime(context, (time) =>
      words.text('analysis.sentence.multiples', { ...time, ahead, worth, rest }),
    ),
    ...(results.length === 2
      ? []
      : withAndWithoutTime(context, (time) =>
          words.text('analysis.sentence.most-of-multiples', {
            ...time,
            ...{ ahead, worth, count: results.length },
            ...{ second: second.name, next: textOf(second) },
          }),
        )),
  ]);
}
