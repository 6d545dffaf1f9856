import { indiaDate } from '@/components/feed/widget-date';
import { formatPeriod } from '@/lib/web/period';

/** The day of a moment, in India, for readers. */
export const dayText = (moment: number): string => formatPeriod(indiaDate(new Date(moment).toISOString()));
