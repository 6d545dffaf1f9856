import { STATUS_NAMES, STATUS_REASONS } from '@/lib/content/status-words';

/** What each status of a value means. */
export function StatusWords() {
  return (
    <p>
      {Object.entries(STATUS_NAMES)
        .map(([status, name]) => `${name}: ${STATUS_REASONS[status as keyof typeof STATUS_REASONS]}.`)
        .join(' ')}
    </p>
  );
}
