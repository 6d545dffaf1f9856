import { readReport } from '@/lib/texts/reports/read-report';
import { db } from '@/lib/records/database';
import { clientKey, networkKey } from '@/lib/platform/http/client-address';
import { handler } from '@/lib/services/http/handler';
import { HttpError } from '@/lib/platform/http/http-error';
import { requireSameOrigin } from '@/lib/platform/http/same-origin';
import { addViews, viewsOfReport } from '@/lib/records/view-counts';

export const dynamic = 'force-dynamic';

/** Counts that a report was opened, once per person and day, and returns how often it has been read. */
export const POST = handler<{ params: Promise<{ report: string }> }>(async (request, { params }) => {
  requireSameOrigin(request);
  const { report } = await params;
  if (!readReport(report)) throw new HttpError(404, 'errors.no-report');
  await addViews(db(), 'report', [report], { viewer: clientKey(request), network: networkKey(request) });
  const views = await viewsOfReport(db(), report);
  return Response.json({ views }, { headers: { 'Cache-Control': 'no-store' } });
});
