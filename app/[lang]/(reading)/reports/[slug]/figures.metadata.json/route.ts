import { readableJson } from '@/lib/platform/http/public-file';
import { figuresMetadata } from '@/lib/texts/reports/figures-files';
import { figuresResponse } from '../figures-response';
import { reportParams, type Params } from '../report-of-address';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = reportParams;

/** Metadata of a report's CSV: columns, units, sources, licences, and what was left out. */
export function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  return figuresResponse(params, 'figures.metadata.json', 'application/json', (report, publisher) =>
    readableJson(figuresMetadata(report, publisher)),
  );
}
