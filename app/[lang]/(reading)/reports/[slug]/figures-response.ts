import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { PUBLIC_FILE_HEADERS } from '@/lib/platform/http/public-file';
import type { Publisher } from '@/lib/texts/reports/figures-files';
import { readReport } from '@/lib/texts/reports/read-report';
import type { Report } from '@/lib/texts/reports/report';
import type { Params } from './report-of-address';

/**
 * A response with one of a report's data files, which any site may fetch.
 * @param ending of its name: `figures.csv`
 */
export async function figuresResponse(
  params: Promise<Params>,
  ending: string,
  type: string,
  write: (report: Report, publisher: Publisher) => string,
): Promise<Response> {
  const { slug } = await params;
  const report = readReport(slug);
  if (!report) return new Response(text('publication.missing.report'), { status: 404 });
  const { product, notice } = site();
  return new Response(write(report, { product, notice, origin: siteOrigin() }), {
    headers: {
      ...PUBLIC_FILE_HEADERS,
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${slug}-v${report.version}-${ending}"`,
    },
  });
}
