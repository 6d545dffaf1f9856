import { statusMeaning, statusSchema } from '@/lib/content/status';

/** What each status of a value means. */
export function StatusWords() {
  return <p>{statusSchema.options.map(statusMeaning).join(' ')}</p>;
}
