import { resolveChart } from '@/lib/research/charts/chart-spec';
import { insight } from '@/lib/research/insights';
import { parseChartName } from '@/lib/research/insights/chart-path';
import { noSuchChart, svgResponse } from './svg-response';

/** The chart of an insight for an authorised reader: no shared cache may store it. */
export async function insightChart(fileName: string): Promise<Response> {
  const name = parseChartName(fileName);
  const finding = name && insight(name.id);
  if (!finding) return noSuchChart();
  const response = await svgResponse(resolveChart(finding.chart), name.size);
  response.headers.set('Cache-Control', 'private, max-age=3600');
  return response;
}
