import { usualRhythm } from '../series/statistics';
import type { Library } from '../series/library';
import type { Words } from '../words/words';
import { formatPeriodShort, type Period } from '../time/period';
import { formatFigure, MINUS, numberWriter, withSign, type FigureFormat } from '../series/number-format';
import { getSeries } from '../series/get-series';
import { operandsBehind, rowsBehind, termsOf, type Made } from '../series/made-of';
import { currencyOf, type Series } from '../series/series';
import type { SeriesRef } from '../series/series-ref';
import { groupingOf } from '../series/unit-text';
import type { Currency, UnitName } from '../series/units';
import { formulaInput, type Evidence, type Inputs } from './evidence';
import {
  formulaNamed,
  type Formula,
  type FormulaInput,
  type FormulaName,
  type FormulaRow,
  type Payments,
} from './formulas';

type Result = {
  value: number;
  text: string;
  format: FigureFormat;
  period: Period;
  count: number;
  payments: Payments;
};

/**
 * Inputs with more operands than this are not explained step by step, because the steps would fill a table.
 */
const FEW = 2;

/** Of these the worked line names what was found. */
const IN_WORDS: readonly string[] = ['highest', 'lowest', 'peak', 'trough'] satisfies FormulaName[];

/**
 * A figure with its numbers filled in: `1,076 (Sep 2018) ÷ 1,772 (Sep 2011) − 1 = −39.3%`, followed by the
 * calculation of each computed input. A value that may not be printed is replaced by its period.
 */
export function workedLines(
  library: Library,
  name: string,
  inputs: Inputs,
  evidence: readonly Evidence[],
  result: Result,
): string[] {
  const [top] = inputs;
  const derivation = top && getSeries(library, top.series).made;
  const steps = inputs.flatMap(({ series, periods }) =>
    periods.length <= FEW ? stepsOf(library, series, periods, evidence) : [],
  );
  // Readers could not repeat such a line from what is printed.
  const ofPrinted = (line: string) =>
    evidence.some(({ rows }) => rows.some((row) => row.withheld))
      ? library.words.text('figures.worked.withheld', { calculation: line })
      : line;
  if (name === 'value' && derivation && top.periods[0] !== undefined)
    return [
      ofPrinted(`${madeText(library, derivation, top.periods[0], evidence)} = ${result.text}`),
      ...steps.slice(1),
    ];
  const formula = formulaNamed(name);
  const topSeries = getSeries(library, top?.series ?? '');
  const input = formulaInput(library, inputs, evidence, result.payments);
  const worked = workedText(library.words, formula, input, topSeries, (row) =>
    isWithheld(evidence, topSeries.id, row.period)
      ? placeholder(library.words, row.period)
      : operandText(library.words, row, topSeries.unit, true),
  );
  if (name === 'value')
    return [ofPrinted(library.words.text('figures.worked.published', { calculation: worked }))];
  if (IN_WORDS.includes(name)) {
    const isShown = result.format === 'period' || !isWithheld(evidence, topSeries.id, result.period);
    const value = isShown ? worked : `${result.text} (${formatPeriodShort(library.words, result.period)})`;
    return [
      ofPrinted(library.words.text(`figures.worked.${name}`, { value, count: result.count })),
      ...steps,
    ];
  }
  const resultText =
    result.format === 'period'
      ? library.words.text('figures.worked.at', {
          value: stepText(library.words, result.value, topSeries.unit),
          period: result.text,
        })
      : result.text;
  const calculation = `${worked} = ${resultText}`;
  const line = ofPrinted(calculation);
  return [
    line !== calculation || isOfPrinted(library.words, name, input, result)
      ? line
      : library.words.text('figures.worked.unrounded', { calculation }),
    ...steps,
  ];
}

/** The calculation of each value of a derived series, and of its inputs if those are derived too. */
function stepsOf(
  library: Library,
  ref: SeriesRef,
  periods: readonly Period[],
  evidence: readonly Evidence[],
): string[] {
  const { id, made, title, unit } = getSeries(library, ref);
  if (!made) return [];
  return [...new Set(periods)].flatMap((period) => {
    const { value = NaN } = rowsOf(evidence, id).find((row) => row.period === period) ?? {};
    const behind = rowsBehind(library, made, period, (each) => rowsOf(evidence, String(each)));
    if (isWithheld(evidence, id, period)) return [];
    const deeper = () =>
      behind.length <= FEW
        ? behind.flatMap(({ series, row }) => stepsOf(library, series, [row.period], evidence))
        : [];
    if (isPart(made)) return deeper();
    const line = library.words.text('figures.worked.step', {
      title,
      period: formatPeriodShort(library.words, period),
      calculation: `${madeText(library, made, period, evidence)} = ${stepText(library.words, value, unit)}`,
    });
    return [line, ...deeper()];
  });
}

/** Whether a value is that of its source as it is: no calculation. */
const isPart = ({ by, reads, less, over, times }: Made) =>
  by === 'value' && reads === 'same period' && (less ?? over ?? times) === undefined;

function madeText(library: Library, made: Made, period: Period, evidence: readonly Evidence[]): string {
  const [behind = [], second] = operandsBehind(library, made, period, (each) =>
    rowsOf(evidence, String(each)),
  );
  const rows = behind.map(({ row }) => row);
  const otherRows = second?.map(({ row }) => row);
  const first = getSeries(library, made.from[0] ?? '');
  const input = {
    ...usualRhythm(first),
    ...termsOf(made),
    ...{ period, rows, ...(otherRows && { others: otherRows }) },
  };
  const calculation = workedText(library.words, formulaNamed(made.by), input, first, (row, i) => {
    const { id, unit, title } = getSeries(library, behind[i]?.series ?? made.from[0] ?? '');
    const isOnly = made.from.length === 1;
    // Two series of one period would be a value divided by itself.
    if (isWithheld(evidence, id, row.period))
      return placeholder(library.words, row.period, isOnly ? '' : title);
    return operandText(library.words, row, unit, isOnly, fourDecimals);
  });
  const { over = 1, times = 1, less } = made;
  if (less !== undefined) return `${calculation} − ${stepText(library.words, less, first.unit)}`;
  if (over === 1 && times === 1) return calculation;
  const operand = /[−+,]/.test(calculation.replace(/\d,\d/g, '')) ? `(${calculation})` : calculation;
  return `${operand}${over === 1 ? '' : ` ÷ ${over}`}${times === 1 ? '' : ` × ${times}`}`;
}

function workedText(
  words: Words,
  formula: Formula,
  input: FormulaInput,
  own: Series,
  write: (row: FormulaRow, index: number) => string,
): string {
  const textAt = (index: number) => {
    const position = index < 0 ? input.rows.length + index : index;
    const row = input.rows[position];
    return row ? write(row, position) : '';
  };
  const grouping = groupingOf(own.unit);
  return bracketed(
    formula.worked({
      ...input,
      words,
      text: textAt,
      step: (value) => stepText(words, value, own.unit),
      fine: (value) => FINE(words, value, grouping),
      money: (value) => moneyText(words, value, currencyOf(own)),
    }),
  );
}

/** `1.7 − −4.9` as `1.7 − (−4.9)`. */
function bracketed(calculation: string): string {
  return calculation.replace(/(?<=[−+×÷] )−\d[\d,.]*/g, '($&)');
}

/** `1,076 (Sep 2018)`. */
function operandText(
  words: Words,
  { period, value }: FormulaRow,
  unit: UnitName,
  dated: boolean,
  write = stepText,
): string {
  const text = write(words, value, unit);
  return dated ? `${text} (${formatPeriodShort(words, period)})` : text;
}

/** What stands for a value that may not be published: `[Sep 2018]`, or with the name of its series. */
const placeholder = (words: Words, period: Period, name = ''): string =>
  `[${[...(name ? [name] : []), formatPeriodShort(words, period)].join(', ')}]`;

function isWithheld(evidence: readonly Evidence[], id: string, period: Period): boolean {
  return rowsOf(evidence, id).some((row) => row.period === period && row.withheld);
}

function rowsOf(evidence: readonly Evidence[], id: string) {
  return evidence.find(({ series }) => series.id === id)?.rows ?? [];
}

/**
 * Whether a calculation with the printed numbers gives the printed result; a difference also with both
 * numbers as the figure's format prints them, since readers find these beside it.
 */
function isOfPrinted(
  words: Words,
  name: string,
  input: FormulaInput,
  { value, format, period }: Result,
): boolean {
  const formula = formulaNamed(name);
  if (formula.evidence !== 'ends' || format === 'period') return true;
  const valueText = formatFigure(words, format, value, period);
  const ends = input.rows.map((row) => ({
    ...row,
    value: printedNumber(stepText(words, row.value, 'ratio')),
  }));
  if (formatFigure(words, format, formula.compute({ ...input, rows: ends }), period) !== valueText)
    return false;
  if (name !== 'difference') return true;
  const [start = NaN, end = NaN] = input.rows.map((row) =>
    printedNumber(formatFigure(words, format, row.value, row.period)),
  );
  return Math.abs(end - start - printedNumber(valueText)) < 1e-6;
}

/** The number of a printed text. */
export function printedNumber(text: string): number {
  return Number(text.replace(MINUS, '-').replace(/[^\d.-]/g, ''));
}

const STEPS = {
  large: numberWriter({ maximumFractionDigits: 2 }),
  usual: numberWriter({ maximumFractionDigits: 4 }),
  small: numberWriter({ maximumSignificantDigits: 4 }),
};

const FINE = numberWriter({ maximumSignificantDigits: 10 });
const CENTS = numberWriter({ maximumFractionDigits: 2 });

/** An intermediate number: up to four decimals as published; small numbers with four significant digits. */
function stepText(words: Words, value: number, unit: UnitName): string {
  const size = Math.abs(value);
  return STEPS[size >= 1000 ? 'large' : size >= 1 ? 'usual' : 'small'](words, value, groupingOf(unit));
}

/** A number that a derived value is made of: a small change comes out of two large ones only if both are fine. */
const fourDecimals: typeof stepText = (words, value, unit) =>
  Math.abs(value) < 1 ? stepText(words, value, unit) : STEPS.usual(words, value, groupingOf(unit));

function moneyText(words: Words, value: number, currency: Currency | undefined): string {
  return currency === 'USD'
    ? withSign(CENTS(words, value, 'dollars'), '$')
    : withSign(CENTS(words, value, 'rupees'), '₹');
}
