import { EndLabels, EventMarks, Marks } from './annotations';
import { PeriodLabels, ValueGrid } from './axes';
import { lineClass, round } from './end-marker';
import { Strip } from './strip';
import type { LineChartLayout, LineScale } from '../layout/line-chart';

type Props = {
  layout: LineChartLayout;
  /** Draws all scales, for a page whose styles show the chosen one; otherwise only the first. */
  allScales: boolean;
};

/** Draws a layout of lines, steps or an area; all positions are in the layout. */
export function LineChart({ layout, allScales }: Props) {
  const { plot, size, events } = layout;
  const scales = allScales ? layout.scales : layout.scales.slice(0, 1);
  return (
    <>
      <PeriodLabels ticks={layout.periodTicks} plot={plot} font={size.font} />
      <EventMarks events={events} plot={plot} font={size.font} />
      {layout.strip && <Strip strip={layout.strip} font={size.font} />}
      {scales.map((scale) =>
        scales.length === 1 ? (
          <Scale key={scale.name} scale={scale} plot={plot} size={size} />
        ) : (
          <g key={scale.name} className={`chart-scale-${scale.name}`}>
            <Scale scale={scale} plot={plot} size={size} />
          </g>
        ),
      )}
    </>
  );
}

function Scale({
  scale: { valueTicks, series, labels, marks },
  plot,
  size: { font },
}: Pick<LineChartLayout, 'plot' | 'size'> & { scale: LineScale }) {
  return (
    <>
      <ValueGrid ticks={valueTicks} plot={plot} font={font} />
      {series.map(
        ({ area, style }) =>
          area && <path key={style} className={`chart-area chart-area-${style + 1}`} d={area} />,
      )}
      {/* The first series is the subject: it is drawn last, on top. */}
      {series
        .map(({ path, uncertain, style }) => [
          <path key={style} className={lineClass(style, series.length === 1)} d={path} />,
          uncertain.length > 0 && (
            <g key={`${style} uncertain`} className={`chart-uncertain chart-uncertain-${style + 1}`}>
              {uncertain.map((part, at) =>
                'path' in part ? (
                  <path key={at} d={part.path} />
                ) : (
                  <circle key={at} cx={round(part.at.x)} cy={round(part.at.y)} r={2.8} />
                ),
              )}
            </g>
          ),
        ])
        .reverse()}
      <EndLabels labels={labels} font={font} />
      <Marks marks={marks} font={font} ring />
    </>
  );
}
