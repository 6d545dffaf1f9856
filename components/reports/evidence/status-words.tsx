import { statusSchema } from '@samvit/research';
import { statusMeaning } from '@/lib/content/status';

/** The six grades with their meanings, for a page whose tables show grades as words alone. */
export function StatusWords() {
  return <p>{statusSchema.options.map(statusMeaning).join(' ')}</p>;
}
