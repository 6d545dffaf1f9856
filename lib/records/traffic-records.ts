import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '@/lib/platform/clock';
import type { Database, TrafficRecordsTable } from './schema';

/** Stores one event of signing in (docs/decisions/operators-see-states-and-nothing-personal.md). */
export async function recordTraffic(
  db: Kysely<Database>,
  event: Pick<TrafficRecordsTable, 'event' | 'email' | 'channel'>,
  clock: Clock = Date.now,
): Promise<void> {
  await db
    .insertInto('traffic_records')
    .values({ id: randomUUID(), recorded_at: clock(), ...event })
    .execute();
}
