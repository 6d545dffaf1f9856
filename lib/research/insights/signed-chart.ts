import { DAY, type Clock } from '@/lib/platform/clock';
import { isSigned, signFor } from '@/lib/platform/secret';

const LIFE = DAY;

/** The signed address of a chart: it shows the chart to anyone for a day, without a cookie. */
export function signChart(path: string, clock: Clock = Date.now): string {
  return `${path}?${new URLSearchParams(signFor(LIFE, PURPOSE, path, clock))}`;
}

/** Whether the signature in an address is valid for this path and has not expired. */
export function isSignedChart(path: string, query: URLSearchParams, clock: Clock = Date.now): boolean {
  const [expires, signature] = [query.get('expires') ?? '', query.get('signature') ?? ''];
  return isSigned(PURPOSE, path, { expires, signature }, clock);
}

const PURPOSE = 'insight-chart';
