import type { Drawable } from '../drawable';
import { styleName } from '../layout/series-styles';
import { HEIGHT, sparklineLayout, WIDTH } from '../layout/sparkline';
import { EndMarker, lineClass, round } from './end-marker';

/**
 * A chart without text for a card that has its own text. Its accessible name is what the report's own chart
 * concludes, which also has the values.
 */
export function Sparkline({ chart }: { chart: Drawable }) {
  const { series, bars, scatter } = sparklineLayout(chart);
  return (
    <svg
      className="chart chart-spark"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={chart.spec.title}
    >
      {[...new Set(bars.map(({ style }) => style))].map((style) => (
        <g key={style} className={`chart-bar chart-bar-${styleName(style)}`}>
          {bars
            .filter((bar) => bar.style === style)
            .map((bar) => (
              <rect
                key={bar.x}
                x={round(bar.x)}
                y={round(bar.y)}
                width={round(bar.width)}
                height={round(bar.height)}
              />
            ))}
        </g>
      ))}
      {scatter && (
        <>
          <path className="chart-fit" d={scatter.fit} />
          <path className="chart-dots" d={scatter.dots} />
          {scatter.latest && <EndMarker series={1} at={scatter.latest} />}
        </>
      )}
      {series
        .map(({ path, style }) => (
          <path key={style} className={lineClass(style, series.length === 1)} d={path} />
        ))
        .reverse()}
      {series.map(({ end, style }) => end && <EndMarker key={style} series={style} at={end} />)}
    </svg>
  );
}
