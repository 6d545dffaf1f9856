import { EndLabels, Marks } from './annotations';
import { PeriodLabels, ValueGrid } from './axes';
import type { LineChartLayout } from '@/components/charts/geometry/line-chart.layout';

/** Draws a layout of lines, steps or an area; everything was worked out before. */
export function LineChart({ layout }: { layout: LineChartLayout }) {
  const { plot, frame, series } = layout;
  return (
    <>
      <ValueGrid ticks={layout.valueTicks} plot={plot} font={frame.font} />
      <PeriodLabels ticks={layout.periodTicks} plot={plot} font={frame.font} />
      {series.map(
        ({ area }, i) => area && <path key={i} className={`chart-area chart-area-${i + 1}`} d={area} />,
      )}
      {/* The first series is the subject: it is drawn last, on top. */}
      {series
        .map(({ path }, i) => <path key={i} className={`chart-line chart-line-${i + 1}`} d={path} />)
        .reverse()}
      <EndLabels labels={layout.labels} font={frame.font} of="lines" />
      <Marks marks={layout.marks} font={frame.font} ring />
    </>
  );
}
