import { ChartFigure } from '@/components/charts/chart-frame/chart-figure';
import { richText } from '@/components/layout/rich-text';
import { windowPeriods, type ReportWindow, type WindowFigures as Answer } from '@/lib/texts/reports/window';
import { formatPeriod } from '@/lib/web/period';
import { WINDOW_ANSWER } from './window-id';
import { WindowStrip } from './window-strip';

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
  const { from, to, figures, holds, share, chart } = answer;
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
      <ChartFigure chart={chart} id="window-chart" table={false} sendsValues />
      {share && <WindowStrip share={share} />}
    </div>
  );
}
