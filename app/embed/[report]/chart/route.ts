import { listReports } from '@/lib/texts/reports/read-report';
import { frameResponse } from '../frame-response';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Params = { report: string };

export function generateStaticParams(): Params[] {
  return listReports().map(({ slug }) => ({ report: slug }));
}

/**
 * The frame on the report's own page, where the headline is above it. The switch in the page's header sets
 * its theme.
 */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  return frameResponse((await params).report, { headed: false });
}
