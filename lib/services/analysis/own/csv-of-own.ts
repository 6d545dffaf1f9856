import { libraryHere } from '@/lib/texts/library-here';
import { wordsHere } from '@/lib/content/words-here';
import { text } from '@/lib/content/messages';
import { HttpError } from '@/lib/platform/http/http-error';
import { tables, questions, analysisPath, answerAnalysis } from '@samvit/research';
import { answerCsv } from '@/lib/texts/publication/answer-file';
import type { Brought } from './brought';

/**
 * The values behind an answer, in the response to the form alone: there is no address of them.
 * @throws HttpError where a publisher does not permit passing on what stands beside the reader's own
 */
export async function csvOfOwn({ carried, fields }: Brought): Promise<Response> {
  const library = libraryHere().with(carried.map((each) => tables.carriedFile(wordsHere(), each)));
  const choices = questions.readChoices(library, fields);
  const answer = 'analysis' in choices ? answerAnalysis(library, choices.analysis) : undefined;
  const csv = answer?.state === 'answer' ? answerCsv(answer) : null;
  if (csv === null || !('analysis' in choices))
    throw new HttpError(422, 'errors.form', { said: text('analysis-page.answer.no-files') });
  const name = analysisPath(choices.analysis).replace(/[^\w-]+/g, '-');
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
