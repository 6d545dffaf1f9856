import type { Sums } from '@/lib/records/copy';

/** Row counts and checksums of the tables of a backup, one table per line, below a heading. */
export function sumLines(sums: Sums): string {
  const lines = Object.entries(sums).map(([table, { rows, checksum }]) => [
    table,
    String(rows),
    checksum.slice(0, 16),
  ]);
  return [['table', 'rows', 'checksum in the backup'], ...lines]
    .map(([table = '', rows = '', checksum = '']) => `${table.padEnd(16)}${rows.padStart(8)}  ${checksum}`)
    .join('\n');
}
