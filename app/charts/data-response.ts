import { chartData, type DataFile } from '@/components/charts/chart-data';
import { ENGLISH, inLocale } from '@/lib/content/locale';
import { locales } from '@/lib/content/locales';
import { PUBLIC_FILE_HEADERS } from '@/lib/platform/http/public-file';
import type { Chart } from '@samvit/research';
import { noSuchChart } from './svg-response';

/**
 * The values of a chart, for the script of charts.
 * @param chartHere finds the chart in the language of the file
 */
export async function dataResponse(
  { locale = ENGLISH, isOfRanges }: DataFile,
  chartHere: () => Chart | null | undefined,
): Promise<Response> {
  if (!locales().includes(locale)) return noSuchChart();
  const data = await inLocale(locale, async () => {
    const chart = chartHere();
    return chart ? chartData(chart, isOfRanges) : null;
  });
  return data === null
    ? noSuchChart()
    : new Response(data, {
        headers: { ...PUBLIC_FILE_HEADERS, 'Content-Type': 'application/json; charset=utf-8' },
      });
}
