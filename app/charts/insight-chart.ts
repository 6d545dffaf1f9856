import { insight } from '@/lib/insights';
import { parseChartName } from '@/lib/insights/chart-path';
import { noSuchChart, svgResponse } from './svg-response';

/** The chart of an insight, for who has been let through: nobody in between may keep it. */
export async function insightChart(fileName: string): Promise<Response> {
  const name = parseChartName(fileName);
  const found = name && insight(name.id);
  if (!found) return noSuchChart();
  const response = await svgResponse(found.chart, name.size);
  response.headers.set('Cache-Control', 'private, max-age=3600');
  return response;
}
