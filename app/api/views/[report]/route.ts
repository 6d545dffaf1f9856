import { readReport } from '@/lib/research/reports/report';
import { db } from '@/lib/db/client';
import { clientKey } from '@/lib/http/client-address';
import { handler } from '@/lib/http/handler';
import { HttpError } from '@/lib/http/http-error';
import { countView, viewsOf } from '@/lib/views/page-views';

export const dynamic = 'force-dynamic';

/** A report was opened: counts it, once a person and day, and answers how often it has been read. */
export const POST = handler<{ params: Promise<{ report: string }> }>(async (request, { params }) => {
  const { report } = await params;
  if (!readReport(report)) throw new HttpError(404, 'No such report');
  const page = `report:${report}`;
  await countView(db(), page, clientKey(request));
  return Response.json({ views: await viewsOf(db(), page) }, { headers: { 'Cache-Control': 'no-store' } });
});
