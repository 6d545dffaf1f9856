import type { ReactNode } from 'react';
import { CHART_SCRIPT_URL } from '@/components/page-script/address';
import { drawable } from '@/components/charts/drawable';
import { richText } from '@/components/layout/rich-text';
import { text } from '@/lib/content/messages';
import type { Chart } from '@samvit/research';
import { ChartDrawing, growsTenfold, texts, values } from '@samvit/charts';
import { chartDataHere, inlineData } from '@/components/charts/chart-data';
import { ChartMenu, type ChartTools } from './chart-menu';
import { ChartValues } from './chart-values';
import { DataTable } from './data-table';
import { EventList } from './event-list';
import { RangeChips } from './range-chips';
import { SourceNote, sourceText } from './source-note';

type Props = {
  chart: Chart;
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
  /**
   * The values that are readable without script, by keyboard, and in frames by pointer: all of at most 25, or the
   * last. None where the chart only illustrates its text.
   */
  readable?: 'all' | 'last' | 'none';
  /** In a frame, which has no script: the values are read by pointer all the same. */
  isFrame?: boolean;
  /** The address of its drawing, beside which its values are. */
  drawing?: string | undefined;
  /** Sends a chart that has no address with its values. */
  sendsValues?: boolean;
  /** Draws lines to half a unit; false draws them to a whole one, where nobody sees the difference. */
  exact?: boolean;
  /** Whether the page lists the sources with their addresses: the chart then names them only. */
  sourcesAreListed?: boolean;
  /** What a reader can take from the chart; without it there is no menu. */
  tools?: ChartTools | undefined;
};

/** A chart with title, measure, source, and the data table. Needs components/charts/chart-frame/chart.css. */
export function ChartFigure({
  chart: resolved,
  words = resolved.spec,
  id,
  larger = ['wide'],
  compact = true,
  titleAs: Title = 'p',
  table = true,
  readable = table ? 'all' : 'none',
  isFrame = false,
  tools,
  drawing = tools?.svg,
  sendsValues = false,
  exact = readable !== 'none',
  sourcesAreListed = false,
}: Props) {
  const chart = drawable(resolved);
  const { spec, series } = chart;
  const sizes = [...(compact ? (['compact'] as const) : []), ...larger];
  const columns = readable === 'none' ? [] : texts.valueColumns(chart);
  const isLogarithmic = growsTenfold(spec, series);
  const hasSwitch = readable !== 'none' && isLogarithmic;
  const data = sendsValues ? inlineData(resolved) : drawing && chartDataHere(drawing);
  const hasRanges = drawing !== undefined && readable !== 'none';
  const ranges = hasRanges ? values.rangesOf(chart) : [];
  const isOfEvent = hasRanges && chart.whole !== undefined;
  const hasChips = ranges.length > 0 || isOfEvent;
  return (
    <figure
      className={`chart-figure ${larger.map((size) => `chart-has-${size}`).join(' ')}`}
      {...(data && { 'data-script': CHART_SCRIPT_URL, 'data-chart': data })}
    >
      <figcaption>
        <Title className="chart-title" id={`${id}-title`}>
          {hasChips ? (
            <>
              <span className="chart-whole">{words.title}</span>
              {/* What a part shows, in place of the title of the whole; the script of charts writes it. */}
              <span
                className="chart-span"
                aria-live="polite"
                suppressHydrationWarning
                dangerouslySetInnerHTML={{ __html: '' }}
              />
            </>
          ) : (
            words.title
          )}
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
          {texts.describeChart(chart)}
        </p>
      </figcaption>
      {(hasSwitch || tools) && (
        <div className="chart-tools">
          {hasSwitch && <ScaleSwitch id={id} />}
          {tools && (
            <ChartMenu id={`${id}-menu`} tools={table ? { ...tools, table: `#${id}-numbers` } : tools} />
          )}
        </div>
      )}
      {hasChips && <RangeChips ranges={ranges} isOfEvent={isOfEvent} />}
      <div className="chart-plot">
        {sizes.map((size) => (
          <ChartDrawing
            key={size}
            chart={chart}
            size={size}
            exact={exact}
            id={`${id}-${size}`}
            labelledBy={`${id}-title ${id}-description`}
            columns={isFrame ? columns : []}
            allScales={hasSwitch}
          />
        ))}
        {/* The script of charts fills it: React must not hydrate what is inside. */}
        {data && (
          <div className="chart-live" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        )}
      </div>
      {columns.length > 1 && (
        <ChartValues columns={readable === 'last' ? columns.slice(-1) : columns} id={id} />
      )}
      <EventList events={chart.events} />
      {sourcesAreListed ? (
        <p className="chart-source">{sourceText(resolved)}</p>
      ) : (
        <SourceNote chart={chart} />
      )}
      {table && (
        <details className="chart-numbers">
          <summary>{text('charts.table.open')}</summary>
          {/* A link to the table opens what is around it. */}
          <div id={`${id}-numbers`}>
            <DataTable
              table={texts.periodTable(chart)}
              caption={text('charts.captioned', { title: spec.title, subtitle: spec.subtitle })}
            />
          </div>
        </details>
      )}
    </figure>
  );
}

/** A curve that a logarithmic scale makes straight, and the same on a linear one. */
const SCALE_ICONS = ['M3 3v14h14M4.5 15.5l11-11', 'M3 3v14h14M4.5 15.5c8 0 9.5-3 11-11'];

/**
 * A choice between two scales without JavaScript: the page contains both drawings, and the styles show the
 * checked one.
 */
function ScaleSwitch({ id }: { id: string }) {
  return (
    <fieldset className="chart-switch">
      <legend className="chart-hidden">{text('charts.scale.legend')}</legend>
      {[text('charts.scale.logarithmic'), text('charts.scale.linear')].map((name, i) => (
        <label key={name}>
          <input type="radio" name={`${id}-scale`} defaultChecked={i === 0} />
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={SCALE_ICONS[i]} />
          </svg>
          {name}
        </label>
      ))}
    </fieldset>
  );
}
