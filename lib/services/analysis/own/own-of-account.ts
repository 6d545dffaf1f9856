import { db } from '@/lib/records/database';
import { storedOwnSeries, type OwnSeriesRecord } from '@/lib/records/own-series';
import { tables } from '@samvit/research';

/** The series of these names that an account holds; without one that was stored when a series could be longer. */
export async function ownOfAccount(email: string, names: readonly string[]): Promise<tables.CarriedSeries[]> {
  const records = await storedOwnSeries(db(), email, names);
  return records.flatMap(({ id: _id, ...about }) => tables.carriedSchema.safeParse(about).data ?? []);
}

/**
 * All that an account holds, the latest first, for a list: they were checked when they were stored, and are
 * two megabytes.
 */
export const listOwnOfAccount = (email: string): Promise<OwnSeriesRecord[]> => storedOwnSeries(db(), email);
