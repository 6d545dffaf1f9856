import { richText } from '@/components/layout/rich-text';
import { text } from '@/lib/content/messages';
import { freshness, type Chart, type ChartSeries, type Source } from '@samvit/research';
import { formulaText } from '@/lib/web/formula-text';
import { list, listParts } from '@/lib/content/list';
import { formatPeriod } from '@/lib/web/period';
import { texts, type Drawable } from '@samvit/charts';
import { drawable } from '@/components/charts/drawable';

/** The source line as plain text: publishers, date of the data, formula, and the status if it is not verified. */
export function sourceText(chart: Chart): string {
  const publishers = publishersOf(chart.series).map(({ publisher }) => publisher);
  const source = text('charts.source', { count: publishers.length, publishers: list(publishers) });
  return [source, ...remarks(drawable(chart))].join(' ');
}

/** The source line of a chart, with a link to each publisher's data. */
export function SourceNote({ chart }: { chart: Drawable }) {
  const urls = new Map(publishersOf(chart.series).map(({ publisher, url }) => [publisher, url]));
  const publishers = listParts([...urls.keys()]).map(({ type, value }, i) =>
    // A reader's own data stand at no address.
    type === 'element' && urls.get(value) ? (
      <a key={i} href={urls.get(value)} rel="noopener noreferrer" target="_blank">
        {value}
      </a>
    ) : (
      value
    ),
  );
  return (
    <p className="chart-source">
      {richText('charts.source', { count: urls.size, publishers: <>{publishers}</> })}
      {/* One text: between two, React writes a comment. */}
      {` ${remarks(chart).join(' ')}`}
    </p>
  );
}

function publishersOf(seriesList: readonly ChartSeries[]): Source[] {
  const sources = seriesList.flatMap((series) => series.sources);
  return [...new Map(sources.map((source) => [source.publisher, source])).values()];
}

function remarks(chart: Drawable): string[] {
  const { series, whole = series } = chart;
  const formulas = [...new Set(series.flatMap(formulaOf))];
  return [
    text('charts.data-to', { date: formatPeriod(freshness.dataDate(whole)) }),
    ...(formulas.length > 0 ? [text('charts.computed', { formulas: formulas.join('; ') })] : []),
    ...texts.valueNotes(chart),
  ];
}

/** How a derived series is computed. Without the base of 100, which the subtitle names. */
function formulaOf({ formula, unit }: ChartSeries): string[] {
  return formula && unit !== 'index, start = 100' ? [formulaText(formula)] : [];
}
