import { requireDeclaration, requireSession } from '@/lib/services/sign-in/current-session';
import { handler } from '@/lib/services/http/handler';
import { isSignedChart } from '@/lib/research/insights/signed-chart';
import { isEmbedded } from '@/lib/provider';
import { insightChart } from '../../insight-chart';
import { noSuchChart } from '../../svg-response';

export const dynamic = 'force-dynamic';

/**
 * The chart of an insight as an image, for signed-in people of 18 or over or with a signed address from
 * /api/v1; `-card` before the ending selects the small drawing. In production the server in front answers
 * instead, see server/insight-charts.ts.
 */
export const GET = handler<{ params: Promise<{ id: string }> }>(async (request, { params }) => {
  const { pathname, searchParams } = new URL(request.url);
  if (!isSignedChart(pathname, searchParams)) await requireDeclaration(await requireSession(request));
  return isEmbedded() ? insightChart((await params).id) : noSuchChart();
});
