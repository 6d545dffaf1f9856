import { text } from '@/lib/content/messages';
import type { values } from '@samvit/charts';

/** The parts of a chart that a reader may choose, the last so many years; without script the whole is there. */
export function RangeChips({ ranges }: { ranges: readonly values.ChartRange[] }) {
  return (
    <>
      <div
        role="group"
        aria-label={text('charts.kit.ranges')}
        className="chart-ranges flex noscript:hidden"
        data-failed={text('charts.kit.failed')}
      >
        {ranges.map(({ name, years }) => (
          <button key={name} type="button" data-action="range" data-range={name} aria-pressed={false}>
            {text('charts.kit.years', { years })}
          </button>
        ))}
        <button type="button" data-action="range" data-range="" aria-pressed>
          {text('charts.kit.max')}
        </button>
      </div>
      {/* What the part shows; the script of charts writes it. */}
      <p
        role="status"
        className="chart-span"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </>
  );
}
