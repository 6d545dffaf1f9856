import type { Words } from '../words/words';
import { numberWriter } from '../series/number-format';
import { formatPeriod, type Period } from '../time/period';
import {
  CHOICES,
  type OmittedRows,
  type OwnField,
  type OwnFrequency,
  type TableDescription,
  type TableRefusal,
} from './own-table';

const numberText = numberWriter({ maximumFractionDigits: 10 });

/** One of the person's own cells, and how it would be read. */
export const dateExample = (words: Words, written: string, period: Period): string =>
  words.text('own-data.examples.read-as', { written, read: formatPeriod(words, period) });

export const numberExample = (words: Words, written: string, value: number): string =>
  words.text('own-data.examples.read-as', { written, read: numberText(words, value) });

export const jumpExample = (
  words: Words,
  before: { period: Period; value: number },
  at: { period: Period; value: number; line: number },
): string =>
  words.text('own-data.examples.jump', {
    line: at.line,
    date: formatPeriod(words, at.period),
    value: numberText(words, at.value),
    before: numberText(words, before.value),
    beforeDate: formatPeriod(words, before.period),
  });

export const refusalSentence = (words: Words, { key, values }: TableRefusal): string =>
  words.text(key, values);

/** What is asked, and what the answer decides. */
export const questionWords = (words: Words, field: OwnField): { label: string; hint: string } => ({
  label: words.text(`own-data.questions.${field}.label`),
  hint: words.text(`own-data.questions.${field}.hint`),
});

/** An answer in words; names of columns and series are the person's own. */
export const answerWords = (words: Words, field: OwnField, value: string): string =>
  Object.hasOwn(CHOICES, field) ? words.text(`own-data.answers.${field}.${value.replace(' ', '-')}`) : value;

export const leftOutSentence = (words: Words, { reason, count, lines }: OmittedRows): string =>
  words.text(`own-data.left-out.${reason}`, {
    count,
    lines: lines.join(', '),
    isMore: String(count > lines.length),
  });

export const frequencyWords = (words: Words, frequency: OwnFrequency): string =>
  words.text(`own-data.frequencies.${frequency}`);

/** What the values are, as far as it is known: “We read: monthly closing prices in rupees.” */
export const descriptionSentence = (
  words: Words,
  { unit, kind, observed }: Partial<TableDescription>,
  frequency: OwnFrequency | undefined,
): string =>
  words.text('own-data.page.asks.read', {
    frequency: frequency ?? 'mixed',
    kind: unit === 'index' ? 'level' : (kind ?? 'unknown'),
    observed: observed ?? 'unknown',
    unit: unit ?? 'unknown',
  });
