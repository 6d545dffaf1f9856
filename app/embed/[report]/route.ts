import { listReports } from '@/lib/texts/reports/read-report';
import { NO_SUCH_FRAME } from '@/lib/web/routes';
import { frameResponse } from './frame-response';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Params = { report: string };

/** One for each report, and one for unknown reports. */
export function generateStaticParams(): Params[] {
  return [...listReports().map(({ slug }) => ({ report: slug })), { report: NO_SUCH_FRAME }];
}

/** A report as a frame for other sites. Light or dark follows the system. */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  return frameResponse((await params).report, { headed: true });
}
