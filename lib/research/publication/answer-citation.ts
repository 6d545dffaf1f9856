import {
  knownEnd,
  getSeries,
  readSeriesFile,
  formatPeriod,
  withEdition,
  editionOf,
  type Library,
  type Series,
  type AnalysisAnswer,
} from '@samvit/research';
import { bibtex } from '@/lib/research/reports/bibtex';
import { routes } from '@/lib/web/routes';

type Publisher = { product: string; company: string; origin: string };
type Answer = Pick<AnalysisAnswer, 'measured' | 'fixed' | 'sentence'>;

/** How to cite an answer: one line for a footnote, and BibTeX, with the address whose window does not move and the edition of the data. */
export function citation(
  library: Library,
  { measured, fixed, sentence }: Answer,
  { product, company, origin }: Publisher,
): { text: string; bibtex: string } {
  const edition = editionOf(library, measured.series);
  const url = new URL(routes.analysisAnswer(withEdition(fixed, edition)), origin).href;
  const reads = measured.series.map((name) => {
    const series = getSeries(library, name);
    return { asOf: series.asOf, day: readUpTo(library, series) };
  });
  const latest = reads.reduce((a, b) => (b.day > a.day ? b : a));
  const title = sentence.replace(/\.$/, '');
  const note = library.words.text('analysis-page.cite.note', {
    date: formatPeriod(library.words, latest.asOf),
    edition,
  });
  return {
    text: library.words.text('analysis-page.cite.text', { company, title, product, note, url }),
    bibtex: bibtex(`analysis-${edition}`, {
      author: company,
      title,
      howpublished: product,
      year: latest.day.slice(0, 4),
      note,
      url,
    }),
  };
}

/** The day up to which a series was read. Where nobody says when its last period ends, that of its files, or the year in the period's name. */
function readUpTo(library: Library, { asOf, inputs }: Series): string {
  const ofFiles = inputs.flatMap((id) => knownEnd(library, [id], readSeriesFile(library, id).asOf) ?? []);
  return knownEnd(library, inputs, asOf) ?? ofFiles.sort().at(-1) ?? /\d{4}$/.exec(asOf)?.[0] ?? '';
}
