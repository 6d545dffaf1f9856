import type { Words } from '../words/words';
import { createHash } from 'node:crypto';
import { CODE_ALPHABET } from '@/lib/platform/code-alphabet';
import { z } from 'zod';
import type { SeriesFile } from '../series/series-shape';
import type { UnitName } from '../series/units';
import { formatPeriod, isDay, isPeriod, periodPosition, spanOf, type Period } from '../time/period';
import { asSeries } from './frequency';
import { isWithinReach } from './numbers';
import {
  CHOICES,
  MOST,
  MOST_WITH_GAPS,
  type OwnField,
  type OwnPoint,
  type TableDescription,
} from './own-table';
import { AHEAD, isToCome } from './points';

/** The field of a form with a series as it was read, as JSON; several of them are several series. */
export const CARRIED_FIELD = 'own';

/** Where a form gives a person's answer to a question, with a name that no other field has. */
export const answerField = (field: OwnField): string => `own-${field}`;

/** A value of a period as it is carried; `null` is a gap. */
export type CarriedRow = [period: Period, value: number | null];

/** What each unit and kind are among the units of series; no other two go together. */
const UNIT_OF: Readonly<Record<string, UnitName>> = {
  'INR price': 'INR per unit',
  'USD price': 'USD per unit',
  'index price': 'index points',
  'none price': 'ratio',
  'percent rate': '% per annum',
  'INR amount': 'INR',
  'USD amount': 'USD',
  'percent amount': '%',
  'index amount': 'index points',
  'none amount': 'number',
};

/** Whether a unit can be that of such values: a rate is in per cent, and a price is not. */
export const fits = ({ unit, kind }: Pick<TableDescription, 'unit' | 'kind'>): boolean =>
  Object.hasOwn(UNIT_OF, `${unit} ${kind}`);

const rowSchema = z.tuple([
  z.string().max(12).refine(isPeriod).refine(isOfOurTimes),
  z.number().refine(isWithinReach).nullable(),
]);

/**
 * A person's own series as a form, the storage of the browser and the account carry it: read, and described.
 * How often it has values is not among it, see {@link carriedFile}.
 */
export const carriedSchema = z
  .strictObject({
    name: z.string().transform(lineOf).pipe(z.string().min(1).max(MOST.name)),
    unit: z.enum(CHOICES.unit),
    kind: z.enum(CHOICES.kind),
    observed: z.enum(CHOICES.observed),
    rows: z.array(rowSchema).min(2).max(MOST_WITH_GAPS).refine(isAscending).refine(isNotTooLong),
  })
  .refine(fits);
export type CarriedSeries = z.infer<typeof carriedSchema>;

const pointsOf = (rows: readonly CarriedRow[]): OwnPoint[] =>
  rows.map(([period, value]) => ({ period, value, line: null }));

/**
 * As a table is read, also where somebody wrote the form: its values have the limit of rows, and four can be
 * centuries apart.
 */
function isNotTooLong(rows: readonly CarriedRow[]): boolean {
  if (rows.filter(([, value]) => value !== null).length > MOST.rows) return false;
  try {
    return asSeries(pointsOf(rows)).points.length > 0;
  } catch {
    return false;
  }
}

function lineOf(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toWellFormed();
}

/**
 * As a table is read: no year before 1700, nothing to come, no tenor. Four rows of a form that somebody
 * wrote, eight thousand years apart, would have half a million weeks between them.
 */
function isOfOurTimes(period: Period): boolean {
  const span = spanOf(period);
  return span !== null && span.axis !== 'tenor' && span.start >= EARLIEST && !isToCome(period, Date.now());
}
const EARLIEST = Date.UTC(1700, 0);

function isAscending(rows: readonly CarriedRow[]): boolean {
  const positions = rows.flatMap(([period]) => (isPeriod(period) ? [periodPosition(period)] : []));
  return positions.every((position, i) => i === 0 || position > (positions[i - 1] ?? NaN));
}

/** A carried series from JSON that anybody can have written; null for anything else. */
export function carriedOf(json: string): CarriedSeries | null {
  try {
    return carriedSchema.parse(JSON.parse(json));
  } catch {
    return null;
  }
}

/** Names the rows, whatever they are called: `own.x7k2m9qa`. */
export const carriedName = ({ rows }: Pick<CarriedSeries, 'rows'>): string =>
  `own.${codeOfText(JSON.stringify(rows))}`;

/**
 * A person's own series as a file of series, so that it joins any analysis. How often it has values is seen
 * in its rows and never taken from a person: rules of passing on depend on it.
 */
export function carriedFile(words: Words, own: CarriedSeries): SeriesFile {
  const { frequency, points } = asSeries(pointsOf(own.rows));
  const last = points.at(-1)?.period ?? '';
  return {
    id: carriedName(own),
    title: own.name,
    unit: UNIT_OF[`${own.unit} ${own.kind}`] ?? 'ratio',
    frequency,
    asOf: last,
    observed: own.observed,
    leavesOut: [],
    status: 'single source',
    publication: { lagDays: 0, reason: own.name },
    // It is the reader's to pass on. What it is mixed with keeps its own rule.
    redistribute: true,
    sources: [{ publisher: words.text('own-data.page.source'), title: own.name, url: '' }],
    checks: [],
    // As of a published series, its value is no value of the whole period, and is left out of what is measured.
    notes: isRunning(last)
      ? [
          {
            kind: 'partial',
            period: last,
            text: words.text('own-data.page.running', { period: formatPeriod(words, last) }),
            source: own.name,
          },
        ]
      : [],
    columnStatus: {},
    points: points.map(({ period, value }) => [period, value]),
  };
}

/**
 * Whether a month, quarter or year is not over anywhere. A day stands for what was known on it, and the name
 * of a fiscal year does not say when it ends.
 */
function isRunning(period: Period): boolean {
  const span = spanOf(period);
  return span?.axis === 'calendar' && !isDay(period) && span.end > Date.now() + AHEAD;
}

const ALPHABET = CODE_ALPHABET.toLowerCase();
const CODE_LENGTH = 8;

/** Eight letters and digits that name a text. */
function codeOfText(text: string): string {
  const digest = createHash('sha256').update(text).digest();
  return Array.from(digest.subarray(0, CODE_LENGTH), (byte) => ALPHABET.charAt(byte % 32)).join('');
}
