import { libraryHere } from '@/lib/texts/library-here';
import { ANSWER_CACHING } from '@/lib/platform/http/public-file';
import { parseAnalysis, answerAnalysis } from '@samvit/research';
import { refusedFile } from '@/lib/services/analysis/refused-file';
import { noSuchChart, svgResponse } from '../../svg-response';

export const dynamic = 'force-dynamic';

type Params = { path: string[] };

/** The chart of an answer as an image; the server in front keeps it in memory. */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const [, address] = /^(.+)\.svg$/.exec((await params).path.join('/')) ?? [];
  const analysis = address === undefined ? undefined : parseAnalysis(libraryHere(), address);
  if (!analysis || 'problem' in analysis) return noSuchChart();
  const answer = answerAnalysis(libraryHere(), analysis);
  if (answer.state !== 'answer') return refusedFile(answer.sentence);
  if (!answer.chart) return noSuchChart();
  const response = await svgResponse(answer.chart, 'wide', true);
  response.headers.set('Cache-Control', ANSWER_CACHING);
  return response;
}
