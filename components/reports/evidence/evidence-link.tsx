import type { ReactNode } from 'react';
import type { Figure } from '@/lib/research/figures/figure';
import { formatPeriod, type Period } from '@/lib/site/period';
import type { FigurePart } from '@/lib/research/prose/parse-prose';
import { figureText } from '@/lib/research/prose/plain-prose';
import { FigureAmount } from './amount';
import { evidenceId, type EvidenceKind as Kind } from './evidence-id';

/** What links to evidence need to know of their report. */
export type Linking = { evidencePath: string };

type Props = { report: Linking; kind: Kind; name: string; children: ReactNode };

/** Words that lead to what they rest on; evidence-popover.tsx shows it on the spot. */
export function EvidenceLink({ report, kind, name, children }: Props) {
  return (
    <a
      className={`explained explained-${kind}`}
      href={`${report.evidencePath}#${evidenceId(kind, name)}`}
      data-hydrate
    >
      {children}
    </a>
  );
}

/** A figure of the report in its words, or one of its dates. A tap shows where it comes from. */
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

/** The period a text names; `null` where it is an amount. A figure may be written as the period it was reached in. */
function periodShown({ window, period }: Figure, part: FigurePart, text: string): Period | null {
  if (part === 'from') return window.from;
  if (part === 'to') return window.to;
  return part === 'when' || text === formatPeriod(period) ? period : null;
}

/** `<time>` for what the calendar knows, `<data>` for fiscal periods and tenors. */
function PeriodText({ period }: { period: Period }) {
  return /^\d{4}(-\d{2}){0,2}$/.test(period) ? (
    <time dateTime={period}>{formatPeriod(period)}</time>
  ) : (
    <data value={period}>{formatPeriod(period)}</data>
  );
}
