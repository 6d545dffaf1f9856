import type { ReactNode } from 'react';
import type { Figure } from '@/lib/research/figures/figure';
import { formatPeriod, type Period } from '@/lib/site/period';
import type { FigurePart } from '@/lib/research/prose/parse-prose';
import { figureText } from '@/lib/research/prose/plain-prose';
import { FigureAmount } from './amount';
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

/** A figure or a date of the report, as a link to its evidence. */
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
  return (
    <EvidenceLink report={report} kind="figure" name={name}>
      {period === null ? <FigureAmount figure={figure} /> : <PeriodText period={period} />}
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

/** `<time>` for calendar dates; it cannot express fiscal periods and tenors, whose text is their value. */
function PeriodText({ period }: { period: Period }) {
  return /^\d{4}(-\d{2}){0,2}$/.test(period) ? (
    <time dateTime={period}>{formatPeriod(period)}</time>
  ) : (
    formatPeriod(period)
  );
}
