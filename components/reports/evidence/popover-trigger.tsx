import type { ReactNode } from 'react';
import type { Figure } from '@/lib/research/figures/figure';
import { formatPeriod, type Period } from '@/lib/site/period';
import type { FigurePart } from '@/lib/research/prose/parse-prose';
import { figureText } from '@/lib/research/prose/plain-prose';
import { exact } from './amount';
import { popoverId, type PopoverKind as Kind } from './popover-id';

/** Words that open what stands behind them; the browser does it, with no script. */
export function PopoverTrigger({ kind, name, children }: { kind: Kind; name: string; children: ReactNode }) {
  return (
    <button type="button" className={`explained explained-${kind}`} popoverTarget={popoverId(kind, name)}>
      {children}
    </button>
  );
}

/** A figure of the report in its words, or one of its dates. A tap shows where it comes from. */
export function FigureValue({
  name,
  figure,
  part = 'value',
}: {
  name: string;
  figure: Figure;
  part?: FigurePart;
}) {
  const text = figureText(figure, part);
  const period = periodShown(figure, part, text);
  return (
    <PopoverTrigger kind="figure" name={name}>
      {period === null ? <data value={exact(figure.value)}>{text}</data> : <PeriodText period={period} />}
    </PopoverTrigger>
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
