import { ChartFigure } from '@/components/charts/chart-frame/chart-figure';
import { richText } from '@/components/layout/rich-text';
import { text } from '@/lib/content/messages';
import { windowPeriods, type ReportWindow, type WindowAnswer as Answer } from '@/lib/research/reports/window';
import { formatPeriod } from '@/lib/web/period';
import { WINDOW_ANSWER } from './window-id';

type Props = { window: ReportWindow; answer: Answer | { problem: string } };

/**
 * The result for a window: its figures, its chart, and the share of all windows of the same length in which
 * the claim is true.
 */
export function WindowAnswer({ window, answer }: Props) {
  if ('problem' in answer)
    return (
      <p id={WINDOW_ANSWER} role="alert" className="window-answer">
        {answer.problem}
      </p>
    );
  const { from, to, figures, holds, all, apart, place, chart } = answer;
  const periods = windowPeriods(window);
  const places = { start: periods.indexOf(from), end: periods.indexOf(to) };
  return (
    <div
      id={WINDOW_ANSWER}
      className="window-answer"
      data-periods={JSON.stringify(periods)}
      data-texts={JSON.stringify(periods.map(formatPeriod))}
      data-start={places.start}
      data-end={places.end}
    >
      <p>
        {richText('window.verdict', {
          statement: window.statement,
          from: formatPeriod(from),
          to: formatPeriod(to),
          holds: holds ? 'yes' : 'other',
          strong: (words) => <strong>{words}</strong>,
        })}
      </p>
      <dl className="report-key">
        {figures.map(({ name, label, text: value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ChartFigure chart={chart} id="window-chart" table={false} />
      <WindowStrip all={all} apart={apart} place={place} />
    </div>
  );
}

type StripProps = Pick<Answer, 'all' | 'apart' | 'place'>;

/** A share of fewer windows that do not overlap says nothing. */
const FEWEST = 8;

/**
 * All windows of one length in a row, ordered by their start; those in which the claim is true are filled.
 */
function WindowStrip({ all, apart, place }: StripProps) {
  const count = all.filter(({ holds }) => holds).length;
  const share = Math.round((count / all.length) * 100);
  const counts = { count, all: all.length, apart };
  const words = apart < FEWEST ? text('window.count', counts) : text('window.share', { ...counts, share });
  return (
    <figure className="window-strip">
      <figcaption>{words}</figcaption>
      <svg viewBox={`0 0 ${all.length} 1`} preserveAspectRatio="none" role="img" aria-label={words}>
        <path d={all.map(({ holds }, i) => (holds ? `M${i},0h1v1h-1z` : '')).join('')} />
        <path className="window-here" d={`M${place + 0.5},0v1`} />
      </svg>
      <p>
        <span>{text('window.first', { period: formatPeriod(all[0]?.from ?? '') })}</span>
        <span>{formatPeriod(all.at(-1)?.from ?? '')}</span>
      </p>
    </figure>
  );
}
