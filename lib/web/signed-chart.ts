import { DAY, type Clock } from '@/lib/platform/clock';
import { isSigned, signFor } from '@/lib/platform/secret';

const LIFE = DAY;

/** The signed address of a chart: it shows the chart to anyone for a day, without a cookie. */
export function signChart(path: string, clock: Clock = Date.now): string {
  return `${path}?${new URLSearchParams(signFor(LIFE, PURPOSE, path, clock))}`;
}

/** As {@link signChart}, for the page of a link to an insight, by its id: the address ends with the link. */
export function signChartOfLink(path: string, link: string, clock: Clock = Date.now): string {
  return `${path}?${new URLSearchParams({ link, ...signFor(LIFE, PURPOSE, withLink(path, link), clock) })}`;
}

/** The link that a signed address says it is of; whether that has ended, the signature does not know. */
export const linkOfChart = (query: URLSearchParams): string | null => query.get('link');

/** Whether the signature in an address is valid for this path, and its link, and has not expired. */
export function isSignedChart(path: string, query: URLSearchParams, clock: Clock = Date.now): boolean {
  const [expires, signature] = [query.get('expires') ?? '', query.get('signature') ?? ''];
  const link = linkOfChart(query);
  return isSigned(PURPOSE, link === null ? path : withLink(path, link), { expires, signature }, clock);
}

const withLink = (path: string, link: string) => `${path}\n${link}`;

const PURPOSE = 'insight-chart';
