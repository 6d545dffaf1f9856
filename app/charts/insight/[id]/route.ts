import { requireSession } from '@/lib/services/sign-in/current-session';
import { requireDeclaration } from '@/lib/services/sign-in/declaration';
import { resolveChart } from '@/lib/research/charts/chart-spec';
import { handler } from '@/lib/platform/http/handler';
import { insight } from '@/lib/research/insights';
import { parseChartName } from '@/lib/research/insights/chart-path';
import { isSignedChart } from '@/lib/research/insights/signed-chart';
import { isEmbedded } from '@/lib/provider';
import { noSuchChart, svgResponse } from '../../svg-response';

export const dynamic = 'force-dynamic';

/**
 * The chart of an insight as an image, for who is signed in and 18 or over, or has an address of /api/v1; `-card` before the ending is drawn
 * for small places. The server in front asks for each once, see server/insight-charts.ts.
 */
export const GET = handler<{ params: Promise<{ id: string }> }>(async (request, { params }) => {
  const { pathname, searchParams } = new URL(request.url);
  if (!isSignedChart(pathname, searchParams)) await requireDeclaration(await requireSession(request));
  const name = parseChartName((await params).id);
  const found = isEmbedded() && name ? insight(name.id) : null;
  if (!found || !name) return noSuchChart();
  const response = await svgResponse(resolveChart(found.chart), name.size);
  response.headers.set('Cache-Control', 'private, max-age=3600');
  return response;
});
