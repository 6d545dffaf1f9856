import type { Selectable } from 'kysely';
import { csvLine } from '@/lib/platform/csv';
import type { WaitlistTable } from '@/lib/records/schema';

type Row = Selectable<WaitlistTable>;

/** Length of the id prefix that the list shows and `answered` accepts. */
const SHORT_ID = 8;

const COLUMNS: [heading: string, cell: (row: Row) => string][] = [
  ['received', (row) => new Date(row.created_at).toISOString()],
  ['email', (row) => row.email],
  ['phone_number', (row) => row.phone_number ?? ''],
  ['user_type', (row) => row.user_type ?? ''],
  ['message', (row) => row.message ?? ''],
  ['suspect', (row) => (row.suspect ? 'yes' : 'no')],
  ['delivery', (row) => row.delivery],
  ['answered', (row) => (row.answered_at === null ? '' : new Date(row.answered_at).toISOString())],
  ['id', (row) => row.id],
];

/**
 * All rows as CSV (RFC 4180) with a header row. Cells that a spreadsheet would run as a formula begin with
 * an apostrophe.
 */
export function toCsv(rows: readonly Row[]): string {
  const lines = [
    COLUMNS.map(([heading]) => heading),
    ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row))),
  ];
  return lines.map(csvLine).join('');
}

/**
 * All rows as a table for the terminal: one line each, long messages shortened, control characters replaced
 * by spaces.
 */
export function toTable(rows: readonly Row[]): string {
  if (rows.length === 0) return 'No messages yet.\n';
  const cells = [
    ['id', 'received', 'email', 'user_type', 'message', 'suspect', 'delivery', 'answered'],
    ...rows.map((row) => [
      row.id.slice(0, SHORT_ID),
      new Date(row.created_at).toISOString().slice(0, 16).replace('T', ' '),
      oneLine(row.email, 40),
      row.user_type ?? '',
      oneLine(row.message ?? '', 60),
      row.suspect ? 'yes' : '',
      row.delivery,
      row.answered_at === null ? '' : new Date(row.answered_at).toISOString().slice(0, 10),
    ]),
  ];
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((line) => line[column]?.length ?? 0)),
  );
  const table = cells.map((line) =>
    line
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `${table.join('\n')}\n\n${rows.length} ${rows.length === 1 ? 'message' : 'messages'}\n`;
}

function oneLine(text: string, width: number): string {
  const flat = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  const characters = [...flat]; // Grapheme clusters; slicing the string itself would cut an emoji in two.
  return characters.length > width ? `${characters.slice(0, width - 1).join('')}…` : flat;
}
