import type { Sums } from '@/lib/records/copy';

/** Counts and checksums of tables, a line each. */
export function sumLines(sums: Sums): string {
  return Object.entries(sums)
    .map(
      ([table, { rows, checksum }]) =>
        `${table.padEnd(16)}${String(rows).padStart(8)}  ${checksum.slice(0, 16)}`,
    )
    .join('\n');
}
