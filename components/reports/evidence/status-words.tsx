import { statusSchema } from '@/lib/content/status';
import { statusMeaning } from '@/lib/content/status-words';

/** What each status of a value means. */
export function StatusWords() {
  return <p>{statusSchema.options.map(statusMeaning).join(' ')}</p>;
}
