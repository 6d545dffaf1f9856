import { text } from '@/lib/content/messages';
import { formatPeriod } from '@/lib/web/period';
import { routes } from '@/lib/web/routes';
import { bibtex } from './bibtex';
import type { Report } from './report';

type Publisher = { product: string; company: string; origin: string };

/**
 * How to cite a report: one line for a footnote, and BibTeX. Both contain the address of this version,
 * which never changes.
 */
export function reportCitation(
  {
    slug,
    version,
    date,
    dataDate,
    plain,
  }: Pick<Report, 'slug' | 'version' | 'date' | 'dataDate'> & { plain: Pick<Report['plain'], 'headline'> },
  { product, company, origin }: Publisher,
): { text: string; bibtex: string } {
  const url = new URL(routes.reportVersion(slug, version), origin).href;
  const title = plain.headline.replace(/\.$/, '');
  const dated = { version, date: formatPeriod(date), dataTo: dataDate };
  return {
    text: text('reports.cite.text', { company, title, product, url, ...dated }),
    bibtex: bibtex(`${slug}-v${version}`, {
      author: company,
      title,
      howpublished: product,
      year: date.slice(0, 4),
      note: text('reports.cite.note', dated),
      url,
    }),
  };
}
