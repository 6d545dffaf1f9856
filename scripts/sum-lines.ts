import type { Sums } from '@/lib/records/copy';

/** Prints row counts and checksums of tables, one table per line. */
export function sumLines(sums: Sums): string {
  return Object.entries(sums)
    .map(
      ([table, { rows, checksum }]) =>
        `${table.padEnd(16)}${String(rows).padStart(8)}  ${checksum.slice(0, 16)}`,
    )
    .join('\n');
}
