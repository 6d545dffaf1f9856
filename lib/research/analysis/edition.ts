import { readOnce } from '@/lib/content/content-source';
import { ENGLISH, inLocale } from '@/lib/content/locale';
import { codeOf } from '@/lib/research/reports/codes';
import { getSeries } from '@/lib/research/series/get-series';
import { ownFile } from '@/lib/research/series/own-files';
import { readSeriesFile, type SeriesFile } from '@/lib/research/series/series-file';

/** Names the data that series are made of: another code means that a value or a note of them changed. */
export function editionOf(series: readonly string[]): string {
  const files = new Set(series.flatMap((name) => getSeries(name).inputs));
  const editionIn = (id: string) => {
    const own = ownFile(id);
    return own ? editionOfFile(own) : contentOf(id);
  };
  return codeOf([...files].sort().map(editionIn).join('\n'));
}

// In English: a translation of a title is no other edition, and who cites in one language may read in another.
const contentOf = readOnce((id: string) => inLocale(ENGLISH, () => editionOfFile(readSeriesFile(id))));

export const editionOfFile = (file: SeriesFile): string => codeOf(JSON.stringify(file));
