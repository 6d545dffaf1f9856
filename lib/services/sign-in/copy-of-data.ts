import type { Kysely } from 'kysely';
import { escapeControls } from '@/lib/platform/controls.mjs';
import { csvLine } from '@/lib/platform/csv';
import type { Clock } from '@/lib/platform/clock';
import { exportPerson } from '@/lib/records/people';
import type { Database } from '@/lib/records/schema';
import { logSignIn } from './sign-in-log';

type Copy = { address: string; made_at: string; stored: Awaited<ReturnType<typeof exportPerson>> };

/** Everything that is stored about an address, part by part. */
export async function copyOf(db: Kysely<Database>, address: string, clock: Clock = Date.now): Promise<Copy> {
  const now = clock();
  const records = await exportPerson(db, address, now);
  await logSignIn('Data copied', { email: address });
  return { address, made_at: new Date(now).toISOString(), stored: records };
}

export const copyAsJson = (copy: Copy): string => escapeControls(`${JSON.stringify(copy, null, 2)}\n`);

/** A line for each value, because the parts have different fields. */
export function copyAsCsv({ stored }: Copy): string {
  const lines = Object.entries(stored).flatMap(([part, rows]) =>
    rows.flatMap((row, index) =>
      Object.entries(row).map(([field, value]) => csvLine([part, index + 1, field, cellOf(value)])),
    ),
  );
  return csvLine(['part', 'row', 'field', 'value']) + lines.join('');
}

function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'number' ? value : String(value);
}
