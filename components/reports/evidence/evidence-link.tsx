import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Figure } from '@samvit/research';
import type { FigurePart } from '@/lib/texts/prose/parse-prose';
import { figureText, isPeriodText } from '@/lib/texts/prose/plain-prose';
import { givesAway } from './amount';
import { evidenceId, type EvidenceKind as Kind } from './evidence-id';

export type Linking = { evidencePath: string };

type Props = {
  report: Linking;
  kind: Kind;
  name: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A text that links to its evidence; components/page-script/evidence.ts opens it in a popover instead of
 * the page.
 */
export function EvidenceLink({ report, kind, name, className, children }: Props) {
  return (
    <a
      className={classNames(`evidence evidence-${kind}`, className)}
      href={`${report.evidencePath}#${evidenceId(kind, name)}`}
      data-action="evidence"
    >
      {children}
    </a>
  );
}

/**
 * A figure of the report, as a link to its evidence, whose row also contains the figure as `<data>`, with more digits:
 * a report has a hundred such links, and a phone has to style every element. A date is plain words: the number beside
 * it leads to the same row.
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
  const text = figureText(figure, part);
  if (isPeriodText(figure, part)) return text;
  return (
    <EvidenceLink
      report={report}
      kind="figure"
      name={name}
      className={givesAway(figure) ? undefined : 'evidence-even'}
    >
      {text}
    </EvidenceLink>
  );
}
