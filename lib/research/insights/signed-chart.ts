import { DAY, SECOND, type Clock } from '@/lib/platform/clock';
import { isKeyedHash, keyedHash } from '@/lib/platform/secret';

const LIFE = DAY;

/** The signed address of a chart: it shows the chart to anyone for a day, without a cookie. */
export function signChart(path: string, clock: Clock = Date.now): string {
  const expires = String(Math.floor((clock() + LIFE) / SECOND));
  return `${path}?${new URLSearchParams({ expires, signature: keyedHash(PURPOSE, signed(path, expires)) })}`;
}

/** Whether the signature in an address is valid for this path and has not expired. */
export function isSignedChart(path: string, query: URLSearchParams, clock: Clock = Date.now): boolean {
  const [expires, signature] = [query.get('expires') ?? '', query.get('signature') ?? ''];
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * SECOND < clock()) return false;
  return isKeyedHash(PURPOSE, signed(path, expires), signature);
}

const PURPOSE = 'insight-chart';
const signed = (path: string, expires: string) => `${path}\n${expires}`;
