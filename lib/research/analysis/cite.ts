import { text } from '@/lib/content/messages';
import { bibtex } from '@/lib/research/reports/bibtex';
import { knownEnd } from '@/lib/research/series/freshness';
import { getSeries } from '@/lib/research/series/get-series';
import type { Series } from '@/lib/research/series/series';
import { readSeriesFile } from '@/lib/research/series/series-file';
import { routes } from '@/lib/web/routes';
import { formatPeriod } from '@/lib/web/period';
import { withEdition } from './address';
import type { AnalysisAnswer } from './answer';
import { editionOf } from './edition';

type Publisher = { product: string; company: string; origin: string };
type Answer = Pick<AnalysisAnswer, 'measured' | 'fixed' | 'sentence'>;

/** How to cite an answer: one line for a footnote, and BibTeX, with the address whose window does not move and the edition of the data. */
export function citation(
  { measured, fixed, sentence }: Answer,
  { product, company, origin }: Publisher,
): { text: string; bibtex: string } {
  const edition = editionOf(measured.series);
  const url = new URL(routes.analysisAnswer(withEdition(fixed, edition)), origin).href;
  const reads = measured.series.map((name) => {
    const series = getSeries(name);
    return { asOf: series.asOf, day: readUpTo(series) };
  });
  const latest = reads.reduce((a, b) => (b.day > a.day ? b : a));
  const title = sentence.replace(/\.$/, '');
  const note = text('analysis-page.cite.note', { date: formatPeriod(latest.asOf), edition });
  return {
    text: text('analysis-page.cite.text', { company, title, product, note, url }),
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
function readUpTo({ asOf, inputs }: Series): string {
  const ofFiles = inputs.flatMap((id) => knownEnd([id], readSeriesFile(id).asOf) ?? []);
  return knownEnd(inputs, asOf) ?? ofFiles.sort().at(-1) ?? /\d{4}$/.exec(asOf)?.[0] ?? '';
}
