import { text } from '@/lib/content/messages';
import { numberWriter } from '@/lib/web/number-format';
import { formatPeriod, type Period } from '@/lib/web/period';
import { CHOICES, type LeftOut, type OwnField, type OwnFrequency, type Refused } from './own-table';

const numberText = numberWriter({ maximumFractionDigits: 10 });

/** One of the person's own cells, and how it would be read. */
export const dateExample = (written: string, period: Period): string =>
  text('own-data.examples.read-as', { written, read: formatPeriod(period) });

export const numberExample = (written: string, value: number): string =>
  text('own-data.examples.read-as', { written, read: numberText(value) });

export const jumpExample = (
  before: { period: Period; value: number },
  at: { period: Period; value: number; line: number },
): string =>
  text('own-data.examples.jump', {
    line: at.line,
    date: formatPeriod(at.period),
    value: numberText(at.value),
    before: numberText(before.value),
    beforeDate: formatPeriod(before.period),
  });

export const refusalSentence = ({ key, values }: Refused): string => text(key, values);

/** What is asked, and what the answer decides. */
export const questionWords = (field: OwnField): { label: string; hint: string } => ({
  label: text(`own-data.questions.${field}.label`),
  hint: text(`own-data.questions.${field}.hint`),
});

/** An answer in words; names of columns and series are the person's own. */
export const answerWords = (field: OwnField, value: string): string =>
  Object.hasOwn(CHOICES, field) ? text(`own-data.answers.${field}.${value.replace(' ', '-')}`) : value;

export const leftOutSentence = ({ reason, count, lines }: LeftOut): string =>
  text(`own-data.left-out.${reason}`, {
    count,
    lines: lines.join(', '),
    isMore: String(count > lines.length),
  });

export const frequencyWords = (frequency: OwnFrequency): string => text(`own-data.frequencies.${frequency}`);
