import { insights } from '@/lib/research/insights';
import { chartName } from '@/lib/research/insights/chart-path';
import { insightChart } from '../../insight-chart';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Params = { id: string };

export function generateStaticParams(): Params[] {
  return insights().flatMap(({ id }) => [{ id: chartName(id, 'wide') }, { id: chartName(id, 'card') }]);
}

/**
 * The charts of insights, prerendered because drawing is slow. The address is not public: the server in
 * front reads these files for authorised requests, see server/insight-charts.ts.
 */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  return insightChart((await params).id);
}
