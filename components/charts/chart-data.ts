import { values } from '@samvit/charts';
import { otherLocale } from '@/lib/content/locale';
import { routes } from '@/lib/web/routes';
import type { Chart } from '@samvit/research';
import { drawable } from './drawable';

/** The address of the values of a chart in the current language. @param chart the address of its drawing */
export const chartDataHere = (chart: string): string => routes.chartData(chart, otherLocale().locale);

/** The most periods that are sent with a page, of a chart without an address. */
const MOST_SENT = 240;

/** The values of a chart, to be sent with its page; empty where they are too many. */
export function inlineData(chart: Chart): string | undefined {
  const periods = Math.max(...chart.series.map(({ points }) => points.length));
  return periods > MOST_SENT ? undefined : JSON.stringify(values.dataOfChart(drawable(chart)));
}

/** The file of the values of a chart, by the end of its name: `.json`, `.hi.json` or `.hi.ranges.json`. */
export type DataFile = { chart: string; locale: string | undefined; isOfRanges: boolean };

/** What a name says of a file of values; null for other names. */
export function dataFileNamed(name: string): DataFile | null {
  const [, chart, locale, ranges] = /^(.+?)(?:\.([a-z]{2}))?(\.ranges)?\.json$/.exec(name) ?? [];
  return chart === undefined ? null : { chart, locale, isOfRanges: ranges !== undefined };
}

/** The values of a chart, or those of its ranges with their drawings. */
export const chartData = async (chart: Chart, isOfRanges: boolean): Promise<string> =>
  JSON.stringify(
    isOfRanges ? await values.dataOfRanges(drawable(chart)) : values.dataOfChart(drawable(chart)),
  );
