import { addBusinessDays, addDays, endOfDay } from 'date-fns';
import { tz } from '@date-fns/tz';
import { isRefund, type RequestKind } from '@/lib/contract/request';
import { INDIA } from '@/lib/platform/clock';

const INDIAN_TIME = tz(INDIA.zone);

/** The promises of the privacy policy and the refund policy. */
const RIGHTS_DAYS = 30;
const REFUND_BUSINESS_DAYS = 5;

/**
 * The end of the day, in India, for which an answer is promised: 30 days, for refunds five days from Monday to Friday.
 * Public holidays are not known here: they count as business days.
 */
export function dueAt(kind: RequestKind, now: number): number {
  const day = isRefund(kind)
    ? addBusinessDays(now, REFUND_BUSINESS_DAYS, { in: INDIAN_TIME })
    : addDays(now, RIGHTS_DAYS, { in: INDIAN_TIME });
  return endOfDay(day, { in: INDIAN_TIME }).getTime();
}
