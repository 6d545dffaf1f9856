import { wordsHere } from '@/lib/content/words-here';
import { text } from '@/lib/content/messages';
import { tables, type analyses } from '@samvit/research';
import type { Brought } from './brought';

/**
 * What a form with a reader's own data leads to: why it cannot be read, what must be asked, or the series
 * with an analysis.
 */
export function workOut({ table, pasted, choices, carried, fields }: Brought): tables.OwnResult {
  const again = pasted === undefined ? {} : { pasted };
  if (table === undefined)
    return carried.length > 0
      ? { state: 'read', carried, fields: withUsual(fields, carried) }
      : { state: 'refused', sentence: text('own-data.page.nothing') };
  const decoded = typeof table === 'string' ? table : tables.decodeTable(table);
  if (typeof decoded !== 'string')
    return { state: 'refused', sentence: tables.refusalSentence(wordsHere(), decoded), ...again };
  const reading = tables.readTable(wordsHere(), decoded, choices);
  if (reading.state === 'refused')
    return { state: 'refused', sentence: tables.refusalSentence(wordsHere(), reading), ...again };
  if (reading.state === 'asks') return { state: 'asks', text: decoded, choices, reading };
  if (!tables.fits(reading.answers)) return unfit(reading, decoded, choices);
  const series = tables.carriedSchema.parse(carriedFrom(reading.answers, reading.table.points));
  const all = [series, ...carried];
  return { state: 'read', carried: all, fields: withUsual(fields, all), reading: reading.table };
}

function carriedFrom(
  { name, unit, kind, observed }: tables.TableDescription,
  points: Extract<tables.OwnReading, { state: 'read' }>['table']['points'],
): tables.CarriedSeries {
  return { name, unit, kind, observed, rows: points.map(({ period, value }) => [period, value]) };
}

/** A unit that cannot be that of such values is asked again. */
function unfit(
  { table, answers }: Extract<tables.OwnReading, { state: 'read' }>,
  decoded: string,
  choices: Brought['choices'],
): tables.OwnResult {
  return {
    state: 'asks',
    text: decoded,
    choices,
    reading: { state: 'asks', questions: [], table, answers },
    problem: text('own-data.page.unfit'),
  };
}

/**
 * A form without an analysis asks for the most usual one of the first series: its growth over all there is,
 * or its level.
 */
function withUsual(fields: analyses.Fields, [first]: readonly tables.CarriedSeries[]): analyses.Fields {
  if (fields.measure !== undefined || !first) return fields;
  const measure = first.kind === 'rate' ? 'level' : 'growth';
  return { measure, a: tables.carriedName(first), window: 'all' };
}
