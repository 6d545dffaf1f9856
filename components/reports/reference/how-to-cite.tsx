import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { reportCitation } from '@/lib/texts/reports/cite';
import type { Report } from '@/lib/texts/reports/report';
import { CopyButton } from './copy-button';

/** The citation of exactly this version, as a footnote and for BibTeX. */
export function HowToCite({ report, origin }: { report: Report; origin: string }) {
  const { product, company } = site();
  const { text: footnote, bibtex } = reportCitation(report, { product, company, origin });
  return (
    <>
      <p>{text('reports.cite.lead')}</p>
      <blockquote className="report-citation">{footnote}</blockquote>
      <CopyButton text={footnote}>{text('reports.cite.copy')}</CopyButton>
      <details className="print:hidden">
        <summary>{text('reports.cite.bibtex')}</summary>
        <pre className="report-bibtex" tabIndex={0}>
          {bibtex}
        </pre>
      </details>
    </>
  );
}
