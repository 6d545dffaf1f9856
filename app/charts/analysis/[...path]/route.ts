import { libraryHere } from '@/lib/texts/library-here';
import { dataFileNamed, type DataFile } from '@/components/charts/chart-data';
import { answerCard } from '@/components/analysis/answer-card';
import { withAnswerCaching } from '@/lib/platform/http/public-file';
import { parseAnalysis, answerAnalysis, type AnalysisAnswer } from '@samvit/research';
import { refusedFile } from '@/lib/services/analysis/refused-file';
import { dataResponse } from '../../data-response';
import { pngResponse } from '../../png-response';
import { noSuchChart, svgResponse } from '../../svg-response';

export const dynamic = 'force-dynamic';

type Params = { path: string[] };

/**
 * The chart of an answer as an image, its values, and the picture of its link previews; the server in front keeps
 * them in memory.
 */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const name = (await params).path.join('/');
  const data = dataFileNamed(name);
  if (data) return withAnswerCaching(await valuesOf(data));
  const [, address, kind] = /^(.+)\.(svg|png)$/.exec(name) ?? [];
  const analysis = address === undefined ? undefined : parseAnalysis(libraryHere(), address);
  if (!analysis || 'problem' in analysis) return noSuchChart();
  const answer = answerAnalysis(libraryHere(), analysis);
  if (answer.state !== 'answer') return refusedFile(answer.sentence);
  return withAnswerCaching(
    kind === 'png' ? await pngResponse(answerCard(answer), 630) : await drawing(answer),
  );
}

/** Its values, in the language of the page that asks for them. */
const valuesOf = (data: DataFile) =>
  dataResponse(data, () => {
    const analysis = parseAnalysis(libraryHere(), data.chart);
    if ('problem' in analysis) return null;
    const answer = answerAnalysis(libraryHere(), analysis);
    return answer.state === 'answer' ? answer.chart : null;
  });

const drawing = async ({ chart }: AnalysisAnswer) =>
  chart ? svgResponse(chart, 'wide', true) : noSuchChart();
