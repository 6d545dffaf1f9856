import { libraryHere } from '@/lib/texts/library-here';
import { setImmediate as turn } from 'node:timers/promises';
import { seriesFiles, freshness } from '@samvit/research';
import { dayInIndia } from '@/lib/platform/clock';

/**
 * The series of which their publishers have newer values by their usual delay; requests are answered between
 * two files.
 */
export async function lateSeries(now = Date.now()): Promise<string[]> {
  const today = dayInIndia(now);
  const lateIds: string[] = [];
  for (const id of seriesFiles.listSeriesFiles(libraryHere())) {
    if (freshness.freshnessOf(libraryHere(), id, today).isLate) lateIds.push(id);
    await turn();
  }
  return lateIds;
}
