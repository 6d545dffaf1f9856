import { seriesFiles } from '@samvit/research';
import { statusMeaning } from '@/lib/content/status';

/** The six grades with their meanings, for a page whose tables show grades as words alone. */
export function StatusWords() {
  return <p>{seriesFiles.statusSchema.options.map(statusMeaning).join(' ')}</p>;
}
