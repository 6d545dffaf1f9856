import { analyses, time, type AnalysisAnswer, type Words } from '@samvit/research';
import { bibtex } from '@/lib/texts/reports/bibtex';
import { routes } from '@/lib/web/routes';

type Publisher = { product: string; company: string; origin: string };
type Answer = Pick<AnalysisAnswer, 'fixed' | 'sentence' | 'edition' | 'readUpTo'>;

/**
 * How to cite an answer: one line for a footnote, and BibTeX, with the address whose window does not move and
 * the edition of the data.
 */
export function answerCitation(
  words: Words,
  { fixed, sentence, edition, readUpTo }: Answer,
  { product, company, origin }: Publisher,
): { text: string; bibtex: string } {
  const url = new URL(routes.analysisAnswer(analyses.withEdition(fixed, edition)), origin).href;
  const title = sentence.replace(/\.$/, '');
  const note = words.text('analysis-page.cite.note', {
    date: time.formatPeriod(words, readUpTo.period),
    edition,
  });
  return {
    text: words.text('analysis-page.cite.text', { company, title, product, note, url }),
    bibtex: bibtex(`analysis-${edition}`, {
      author: company,
      title,
      howpublished: product,
      year: readUpTo.day.slice(0, 4),
      note,
      url,
    }),
  };
}
