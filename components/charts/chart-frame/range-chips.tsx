import { text } from '@/lib/content/messages';
import { values } from '@samvit/charts';

type Props = {
  ranges: readonly values.ChartRange[];
  /** The page shows the part around an event, and not the whole. */
  isOfEvent: boolean;
};

/**
 * The parts of a chart that a reader may choose, the last so many years or all; without script what the page shows is
 * there.
 */
export function RangeChips({ ranges, isOfEvent }: Props) {
  return (
    <div
      role="group"
      aria-label={text('charts.kit.ranges')}
      className="chart-ranges flex noscript:hidden"
      data-failed={text('charts.kit.failed')}
    >
      {isOfEvent && (
        <button type="button" data-action="range" data-range="" aria-pressed>
          {text('charts.kit.event')}
        </button>
      )}
      {ranges.map(({ name, years }) => (
        <button key={name} type="button" data-action="range" data-range={name} aria-pressed={false}>
          {text('charts.kit.years', { years })}
        </button>
      ))}
      <button
        type="button"
        data-action="range"
        data-range={isOfEvent ? values.WHOLE_RANGE : ''}
        aria-pressed={!isOfEvent}
      >
        {text('charts.kit.max')}
      </button>
    </div>
  );
}
