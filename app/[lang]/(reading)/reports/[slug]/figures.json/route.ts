import { readableJson } from '@/lib/platform/http/public-file';
import { figuresJson, publishedReport } from '@/lib/texts/reports/figures-files';
import { figuresResponse } from '../figures-response';
import { reportParams, type Params } from '../report-of-address';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = reportParams;

export function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  return figuresResponse(params, 'figures.json', 'application/json', (report, publisher) =>
    readableJson(figuresJson(publishedReport(report), publisher)),
  );
}
