import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { time, type Figure, type Period } from '@samvit/research';
import { formatPeriod } from '@/lib/web/period';
import type { FigurePart } from '@/lib/texts/prose/parse-prose';
import { figureText } from '@/lib/texts/prose/plain-prose';
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
 * A figure or a date of the report, as a link to its evidence, whose row also contains the figure as
 * `<data>`, with more digits: a report has a hundred such links, and a phone has to style every element.
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
  const period = periodShown(figure, part, text);
  const hasEvenDigits = period === null ? !givesAway(figure) : time.isCalendarPeriod(period);
  return (
    <EvidenceLink
      report={report}
      kind="figure"
      name={name}
      className={classNames(hasEvenDigits && 'evidence-even', period !== null && 'evidence-date')}
    >
      {text}
    </EvidenceLink>
  );
}

/**
 * The period of a figure whose text is a date, such as the period of a maximum; `null` if the text is an
 * amount.
 */
function periodShown({ window, period }: Figure, part: FigurePart, text: string): Period | null {
  if (part === 'from') return window.from;
  if (part === 'to') return window.to;
  return part === 'when' || text === formatPeriod(period) ? period : null;
}
