import type { Words } from '../words/words';
import { formatFigure, numberWriter, type FigureFormat } from '../series/number-format';
import { coarse } from '../series/printable';
import type { Period } from '../time/period';
import type { Evidence, Inputs } from './evidence';

/** Whether one of the values that a figure is computed from directly may not be printed. */
export function isOfWithheld(inputs: Inputs, evidence: readonly Evidence[]): boolean {
  return inputs.some(({ series, periods }) =>
    evidence.some(
      (each) =>
        each.series.id === String(series) &&
        each.rows.some((row) => row.withheld && periods.includes(row.period)),
    ),
  );
}

/** A value that may not be printed as it is, to three digits: `$63,000`, without decimals from a hundred on. */
export function coarseText(
  words: Words,
  format: FigureFormat,
  value: number,
  period: Period,
  digits = 3,
): string {
  const text = formatFigure(words, format, coarse(value, digits), period);
  return format !== 'period' && Math.abs(value) >= 100 ? text.replace(/\.0+(?=\D*$)/, '') : text;
}

const NUMBER = /\d+(?:,\d+)*(?:\.\d+)?/g;
const withFourDigits = numberWriter({ maximumSignificantDigits: 4 });
const withTenDigits = numberWriter({ maximumSignificantDigits: 10 });

/**
 * Lines of arithmetic on values of which some are withheld: a sum of forty closes to the cent, beside that
 * of the week before, gives back the close that left. Numbers keep four digits, withheld values three;
 * published month ends and the figure itself keep all.
 */
export function coarseLines(
  words: Words,
  lines: readonly string[],
  evidence: readonly Evidence[],
  own: string,
): string[] {
  if (!evidence.some(({ rows }) => rows.some(({ withheld }) => withheld))) return [...lines];
  const printable = new Set([
    ...(own.match(NUMBER) ?? []).map(plain),
    ...evidence.flatMap(({ series, rows }) =>
      series.made ? [] : rows.flatMap(({ value, withheld }) => (withheld ? [] : [value])),
    ),
  ]);
  const withheld = evidence.flatMap(({ rows }) => rows.filter((row) => row.withheld));
  const isWithheld = (text: string) => withheld.some(({ value }) => rounds(text, Math.abs(value)));
  return lines.map((line) =>
    dividing(
      words,
      line.replace(NUMBER, (text) => {
        if (printable.has(plain(text))) return text;
        if (isWithheld(text)) return withFourDigits(words, coarse(plain(text)));
        return isShort(text) ? text : withFourDigits(words, plain(text));
      }),
    ),
  );
}

/** A sum, by how many it is divided, and what that gives. */
const MEAN = /^(.*?)(\d[\d,.]*)(, [^÷=]*÷ )(\d[\d,]*)( = \D*)(\d[\d,]*(?:\.\d+)?)/;

/**
 * A mean whose rounded sum gives another result on a calculator: "647,200 ÷ 10 = $64,719". The sum is printed as so
 * many times the result, which tells no more than the result itself.
 */
function dividing(words: Words, line: string): string {
  return line.replace(
    MEAN,
    (whole, start: string, sum: string, by: string, count: string, is: string, mean: string) => {
      const wanted = plain(mean) * plain(count);
      return rounds(mean, plain(sum) / plain(count))
        ? whole
        : `${start}${withTenDigits(words, wanted)}${by}${count}${is}${mean}`;
    },
  );
}

/** Whether a printed number is this value, rounded to its last digit. */
function rounds(text: string, value: number): boolean {
  const decimals = text.split('.')[1]?.length ?? 0;
  return Math.abs(plain(text) - value) <= 0.5 * 10 ** -decimals;
}

/** Years and small counts are short too. */
function isShort(text: string): boolean {
  return text.replace(/\D/g, '').replace(/^0+/, '').length <= 4;
}

function plain(text: string): number {
  return Number(text.replaceAll(',', ''));
}
