import type { Selectable } from 'kysely';
import { text } from '@/lib/content/messages';
import { isRefund } from '@/lib/contract/request';
import type { WaitlistTable } from '@/lib/records/schema';
import { dayInIndia } from '@/lib/platform/clock';
import { formatPeriod } from '@/lib/web/period';

/** A moment as a day in India, in words. */
export const dayInWords = (time: number | null): string =>
  time === null ? '' : formatPeriod(dayInIndia(Number(time)));

/** The values of messages about a request. */
export function requestWords(
  row: Pick<Selectable<WaitlistTable>, 'request_number' | 'request_kind' | 'due_at'>,
) {
  const { request_number: number, request_kind: kind, due_at: due } = row;
  return {
    number: number ?? '',
    kind: kind ?? '',
    what: kind === null ? '' : text(`requests.kinds.${kind}`),
    due: dayInWords(due),
    /** Whether holidays could move the promised day. */
    holidays: kind !== null && isRefund(kind) ? 'yes' : 'no',
  };
}
