import { db } from '@/lib/records/database';
import { storedOwnSeries } from '@/lib/records/own-series';
import { carriedSchema, type CarriedSeries } from '@/lib/research/own/carried-series';

/** The series that an account holds, the latest first; of these names only, where they are given. */
export async function ownOfAccount(email: string, names?: readonly string[]): Promise<CarriedSeries[]> {
  const stored = await storedOwnSeries(db(), email, names);
  return stored.map(({ id: _id, ...about }) => carriedSchema.parse(about));
}
