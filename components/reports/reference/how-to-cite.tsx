import { site } from '@/lib/content/organisation';
import { citation } from '@/lib/research/reports/cite';
import type { Report } from '@/lib/research/reports/report';
import { CopyButton } from './copy-button';

/** The citation of exactly this version, as a footnote and for BibTeX. */
export function HowToCite({ report, origin }: { report: Report; origin: string }) {
  const { product, company } = site();
  const { text, bibtex } = citation(report, { product, company, origin });
  return (
    <>
      <p>
        The address below is that of this version and keeps showing it when a newer one appears. Every figure
        and every chart has an address of its own: the link in its row, or under it.
      </p>
      <blockquote className="report-citation">{text}</blockquote>
      <CopyButton text={text}>Copy the citation</CopyButton>
      <details className="print:hidden">
        <summary>BibTeX</summary>
        <pre className="report-bibtex" tabIndex={0}>
          {bibtex}
        </pre>
      </details>
    </>
  );
}
