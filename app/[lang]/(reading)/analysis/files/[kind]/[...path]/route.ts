import { libraryHere } from '@/lib/texts/library-here';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { ANSWER_CACHING, readableJson, PUBLIC_FILE_HEADERS } from '@/lib/platform/http/public-file';
import { analyses, analysisPath, parseAnalysis, answerAnalysis } from '@samvit/research';
import { answerCsv, answerFile, refusalFile } from '@/lib/texts/publication/answer-file';
import { refusedFile } from '@/lib/services/analysis/refused-file';

export const dynamic = 'force-dynamic';

type Params = { kind: string; path: string[] };

/** An answer as JSON or CSV; next.config.mjs brings its address here, because a page has that of the answer. */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const { kind, path } = await params;
  const address = path.join('/');
  const analysis = parseAnalysis(libraryHere(), address);
  if ('problem' in analysis) return new Response(text('analysis-page.missing.title'), { status: 404 });
  const answer = answerAnalysis(libraryHere(), analysis);
  const { product, notice } = site();
  const publisher = { product, notice, origin: siteOrigin() };
  if (kind === 'csv') {
    const csv = answer.state === 'answer' ? answerCsv(answer) : null;
    const name = `${analysisPath(analysis).replace(/[^\w-]+/g, '-')}.csv`;
    if (csv !== null)
      return file(csv, 'text/csv; charset=utf-8; header=present', {
        'Content-Disposition': `attachment; filename="${name}"`,
      });
    return refusedFile(answer.state === 'answer' ? text('analysis-page.answer.no-files') : answer.sentence);
  }
  return answer.state === 'answer'
    ? file(readableJson(answerFile(answer, publisher, analyses.citedEdition(address))), 'application/json')
    : refusedFile(readableJson(refusalFile(analysis, answer, publisher)), 'application/json');
}

const file = (body: string, type: string, headers: Record<string, string> = {}) =>
  new Response(body, {
    headers: { ...PUBLIC_FILE_HEADERS, 'Content-Type': type, 'Cache-Control': ANSWER_CACHING, ...headers },
  });
