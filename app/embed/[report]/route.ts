import { listReports } from '@/lib/research/reports/report';
import { NO_SUCH_FRAME } from '@/lib/site/routes';
import { frameResponse } from './frame-response';

export const dynamic = 'force-static';
/** Unknown addresses are answered without rendering, and nothing is kept for them. */
export const dynamicParams = false;

type Params = { report: string };

/** One for each report, and one that says that there is none. */
export function generateStaticParams(): Params[] {
  return [...listReports().map(({ slug }) => ({ report: slug })), { report: NO_SUCH_FRAME }];
}

/** A report in a frame on any other site. It is light or dark as the system is. */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  return frameResponse((await params).report, { headed: true });
}
