import type { ReactNode } from 'react';
import type { Figure } from '@/lib/research/figures/figure';
import type { FigurePart } from '@/lib/research/prose/parse-prose';
import { figureText } from '@/lib/research/prose/plain-prose';
import { evidenceId, type EvidenceKind as Kind } from './evidence-id';

export type Linking = { evidencePath: string };

type Props = { report: Linking; kind: Kind; name: string; children: ReactNode };

/**
 * A text that links to its evidence; components/page-script/evidence.ts opens it in a popover instead of
 * the page.
 */
export function EvidenceLink({ report, kind, name, children }: Props) {
  return (
    <a
      className={`explained explained-${kind}`}
      href={`${report.evidencePath}#${evidenceId(kind, name)}`}
      data-action="evidence"
    >
      {children}
    </a>
  );
}

/**
 * A figure or a date of the report, as a link to its evidence, whose row also contains the figure as `<data>`, with more
 * digits: a report has a hundred such links, and a phone has to style every element.
 */
export function FigureValue({
  report,
  name,
  figure,
  part = 'value',
}: {
  report: Linking;
  name: string;
  figure: Figure;
  part?: FigurePart;
}) {
  return (
    <EvidenceLink report={report} kind="figure" name={name}>
      {figureText(figure, part)}
    </EvidenceLink>
  );
}
