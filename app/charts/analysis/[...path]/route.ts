import { libraryHere } from '@/lib/texts/library-here';
import { answerCard } from '@/components/analysis/answer-card';
import { ANSWER_CACHING } from '@/lib/platform/http/public-file';
import { parseAnalysis, answerAnalysis, type AnalysisAnswer } from '@samvit/research';
import { refusedFile } from '@/lib/services/analysis/refused-file';
import { pngResponse } from '../../png-response';
import { noSuchChart, svgResponse } from '../../svg-response';

export const dynamic = 'force-dynamic';

type Params = { path: string[] };

/**
 * The chart of an answer as an image, and the picture of its link previews; the server in front keeps both in
 * memory.
 */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const [, address, kind] = /^(.+)\.(svg|png)$/.exec((await params).path.join('/')) ?? [];
  const analysis = address === undefined ? undefined : parseAnalysis(libraryHere(), address);
  if (!analysis || 'problem' in analysis) return noSuchChart();
  const answer = answerAnalysis(libraryHere(), analysis);
  if (answer.state !== 'answer') return refusedFile(answer.sentence);
  const response = kind === 'png' ? await pngResponse(answerCard(answer), 630) : await drawing(answer);
  if (response.ok) response.headers.set('Cache-Control', ANSWER_CACHING);
  return response;
}

const drawing = async ({ chart }: AnalysisAnswer) =>
  chart ? svgResponse(chart, 'wide', true) : noSuchChart();
