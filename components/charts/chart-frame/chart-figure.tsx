import type { ReactNode } from 'react';
import { richText } from '@/components/layout/rich-text';
import { text } from '@/lib/content/messages';
import type { Chart as ResolvedChart } from '@samvit/research';
import { Chart } from '@/packages/charts/drawing/chart';
import { ChartValues, ValuesOnDemand } from './chart-values';
import { DataTable } from './data-table';
import { describeChart } from '@/packages/charts/texts/describe-chart';
import { EventList } from './event-list';
import { CHART_SIZES, COARSE_TOLERANCE } from '@/packages/charts/layout/chart-size';
import { periodTable } from '@/packages/charts/texts/period-table';
import { SourceNote } from './source-note';
import { growsTenfold } from '@/packages/charts/layout/value-axis';
import { valueColumns } from '@/packages/charts/texts/value-columns';

type Props = {
  chart: ResolvedChart;
  /** Title and subtitle as elements, for pages where their figures open evidence. */
  words?: { title: ReactNode; subtitle: ReactNode };
  /** Unique in the document: prefix of the ids that assistive technology uses. */
  id: string;
  /**
   * Sizes to draw besides the compact one; a container query chooses among them. Omit those that the page
   * never needs.
   */
  larger?: readonly ('wide' | 'full')[];
  /** Draws the compact size; false where the chart is never that narrow, as in print. */
  compact?: boolean;
  /** The heading level of the title on its page. */
  titleAs?: 'h1' | 'h2' | 'h3' | 'p';
  /** The caller renders the table itself. */
  table?: boolean;
  /** Makes single values readable by pointer and keyboard; not needed where the chart only illustrates its text. */
  values?: boolean;
  /** Sends the last value only: the page script finds the others at this address. */
  valuesFrom?: string;
  /** Draws lines to half a unit; false draws them to a whole one, where nobody sees the difference. */
  exact?: boolean;
};

/** A chart with title, measure, source, and the data table. Needs components/charts/chart-frame/chart.css. */
export function ChartFigure({
  chart,
  words = chart.spec,
  id,
  larger = ['wide'],
  compact = true,
  titleAs: Title = 'p',
  table = true,
  valuesFrom,
  values = table || valuesFrom !== undefined,
  exact = values,
}: Props) {
  const { spec, series } = chart;
  const sizes = [...(compact ? (['compact'] as const) : []), ...larger];
  const columns = values ? valueColumns(spec, series) : [];
  const last = columns.at(-1);
  const isLogarithmic = growsTenfold(spec, series);
  const hasSwitch = values && isLogarithmic;
  return (
    <figure className={`chart-figure ${larger.map((size) => `chart-has-${size}`).join(' ')}`}>
      <figcaption>
        <Title className="chart-title" id={`${id}-title`}>
          {words.title}
        </Title>
        <p className="chart-subtitle">
          {isLogarithmic
            ? richText('charts.subtitle-log', {
                subtitle: <>{words.subtitle}</>,
                log: (added) => <span className="chart-scale-log">{added}</span>,
              })
            : words.subtitle}
        </p>
        {/* The description is rendered once for all sizes, since only one of them is visible. */}
        <p hidden id={`${id}-description`}>
          {describeChart(spec, series)}
        </p>
      </figcaption>
      {hasSwitch && <ScaleSwitch id={id} />}
      {sizes.map((size) => (
        <Chart
          key={size}
          chart={chart}
          size={exact ? CHART_SIZES[size] : { ...CHART_SIZES[size], tolerance: COARSE_TOLERANCE }}
          id={`${id}-${size}`}
          labelledBy={`${id}-title ${id}-description`}
          columns={columns}
          allScales={hasSwitch}
          emptyBands={valuesFrom !== undefined}
        />
      ))}
      {last &&
        columns.length > 1 &&
        (valuesFrom ? (
          <ValuesOnDemand last={last} id={id} from={valuesFrom} />
        ) : (
          <ChartValues columns={columns} id={id} />
        ))}
      <EventList events={chart.events} />
      <SourceNote series={series} kind={spec.kind} />
      {table && (
        <details className="chart-numbers">
          <summary>{text('charts.table.open')}</summary>
          <DataTable
            table={periodTable(spec, series)}
            caption={text('charts.captioned', { title: spec.title, subtitle: spec.subtitle })}
          />
        </details>
      )}
    </figure>
  );
}

/** A choice between two scales without JavaScript: the page contains both drawings, and the styles show the checked one. */
function ScaleSwitch({ id }: { id: string }) {
  return (
    <fieldset className="chart-switch">
      <legend className="chart-hidden">{text('charts.scale.legend')}</legend>
      {[text('charts.scale.logarithmic'), text('charts.scale.linear')].map((name, i) => (
        <label key={name}>
          <input type="radio" name={`${id}-scale`} defaultChecked={i === 0} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
