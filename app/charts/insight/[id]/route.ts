import { resolveChart } from '@/lib/research/charts/chart-spec';
import { insight, insights } from '@/lib/research/insights';
import { chartName, parseChartName } from '@/lib/research/insights/chart-path';
import { noSuchChart, svgResponse } from '../../svg-response';

export const dynamic = 'force-static';
/** Unknown addresses are answered without rendering, and nothing is kept for them. */
export const dynamicParams = false;

type Params = { id: string };

export function generateStaticParams(): Params[] {
  return insights().flatMap(({ id }) => [{ id: chartName(id, 'wide') }, { id: chartName(id, 'card') }]);
}

/** The chart of an insight as an image; `-card` before the ending is drawn for small places. */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const name = parseChartName((await params).id);
  const found = name && insight(name.id);
  return found ? svgResponse(resolveChart(found.chart), name.size) : noSuchChart();
}
