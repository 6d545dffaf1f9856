import { alarm } from '@/lib/platform/alarm';
import { DAY, HOUR, MINUTE } from '@/lib/platform/clock';
import { freeBytes, LEAST_ROOM } from '@/lib/platform/disk';
import { env, siteIsPublic } from '@/lib/platform/env';
import { every } from '@/lib/platform/every';
import { errorFields, log } from '@/lib/platform/log';
import { db } from '@/lib/records/database';
import { LONG_WAIT, waitingMessages } from '@/lib/records/message-delivery';
import { countOverdueRequests } from '@/lib/records/requests';
import { lateSeries } from './series/late-series';

/** Raises the alarms that no failed request raises: a disk that fills, messages that wait, requests
 * without the promised answer, series of which their publishers have newer values where the site is kept up to date. */
export async function checkHourly(now = Date.now()): Promise<void> {
  const free = freeBytes(env().DATA_DIR);
  if (free < LEAST_ROOM) alarm('disk-low', { free }, 'The disk of DATA_DIR is nearly full');
  const { count, oldest } = await waitingMessages(db());
  if (oldest !== null && oldest < now - LONG_WAIT)
    alarm('messages-waiting', { count }, 'Contact messages wait longer than an hour to be mailed or sent on');
  const overdue = await countOverdueRequests(db(), now);
  if (overdue > 0)
    alarm('requests-overdue', { count: overdue }, 'Requests have no answer after the promised day', DAY);
  const series = isKept() ? await lateSeries(now) : [];
  if (series.length > 0)
    alarm('series-late', { series }, 'Publishers have newer values of series than the site', DAY);
}

/** Whether somebody keeps the site up to date: it renews itself, or is public. A clone that is tried out is neither. */
const isKept = (): boolean => env().SERIES_FETCH === 'daily' || siteIsPublic();

/** Checks every hour until the returned function is called; first soon after the start. */
export function startHourlyChecks(): () => void {
  const run = () =>
    void checkHourly().catch((error: unknown) => log.warn(errorFields(error), 'The hourly checks failed'));
  return every(HOUR, run, { first: MINUTE });
}
