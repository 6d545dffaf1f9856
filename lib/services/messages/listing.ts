import type { Selectable } from 'kysely';
import { csvLine } from '@/lib/platform/csv';
import { db, withReadonlyDb } from '@/lib/records/database';
import { listMessages } from '@/lib/records/messages';
import { migrate, pendingMigrations } from '@/lib/records/migrate';
import { isOverdue } from '@/lib/records/requests';
import type { WaitlistTable } from '@/lib/records/schema';
import { dayInIndia } from '@/lib/platform/clock';

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
  ['number', (row) => row.request_number ?? ''],
  ['kind', (row) => row.request_kind ?? ''],
  ['due', (row) => (row.due_at === null ? '' : dayInIndia(row.due_at))],
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
 * All rows as a table for the terminal: one line each, requests of which the promised day is over first, long messages
 * shortened, control characters replaced by spaces.
 */
export function toTable(all: readonly Row[], now = Date.now()): string {
  if (all.length === 0) return 'No messages yet.\n';
  const isLate = (row: Row) => isOverdue(row, now);
  const rows = [...all.filter(isLate), ...all.filter((row) => !isLate(row))];
  const cells = [
    [...['id', 'received', 'email', 'user_type', 'message', 'suspect', 'delivery', 'answered'], ...REQUEST],
    ...rows.map((row) => [
      row.id.slice(0, SHORT_ID),
      new Date(row.created_at).toISOString().slice(0, 16).replace('T', ' '),
      inCell(row.email, 40),
      row.user_type ?? '',
      inCell(row.message ?? '', 60),
      row.suspect ? 'yes' : '',
      row.delivery,
      row.answered_at === null ? '' : new Date(row.answered_at).toISOString().slice(0, 10),
      row.request_number ?? '',
      row.request_kind ?? '',
      row.due_at === null ? '' : `${dayInIndia(row.due_at)}${isLate(row) ? ' OVERDUE' : ''}`,
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

/** Of requests about rights and refunds. */
const REQUEST = ['number', 'kind', 'due'];

function inCell(text: string, width: number): string {
  const flat = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  const characters = [...flat]; // Code points; slicing the string itself would cut an emoji in two.
  return characters.length > width ? `${characters.slice(0, width - 1).join('')}…` : flat;
}

/**
 * All messages, without a write, unless the schema is of an earlier version: an operator wants to see them just
 * when the disk is full.
 */
export async function readMessages(): ReturnType<typeof listMessages> {
  const rows = await withReadonlyDb(async (database) =>
    (await pendingMigrations(database)).length === 0 ? listMessages(database) : undefined,
  );
  if (rows) return rows;
  await migrate();
  return listMessages(db());
}
