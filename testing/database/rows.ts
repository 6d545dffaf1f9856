import { CompiledQuery } from 'kysely';
import { env } from '@/lib/platform/env';
import { db } from '@/lib/records/database';

/** Queries the database of the site under test directly; each `?` is a value. */
export async function rows<Row>(query: string, ...values: unknown[]): Promise<Row[]> {
  let count = 0;
  const text = env().DATABASE_URL ? query.replace(/\?/g, () => `$${(count += 1)}`) : query;
  return (await db().executeQuery(CompiledQuery.raw(text, values))).rows as Row[];
}
