import { richText } from '@/components/layout/rich-text';
import { text } from '@/lib/content/messages';
import { freshness, type Chart, type ChartSeries, type ChartSpec, type Source } from '@samvit/research';
import { formulaText } from '@/lib/web/formula-text';
import { list, listParts } from '@/lib/content/list';
import { formatPeriod } from '@/lib/web/period';
import { notHeld, statusNotes } from '@/packages/charts/texts/status-notes';

/** The source line as plain text: publishers, date of the data, formula, and the status if it is not verified. */
export function sourceText({ spec, series: seriesList }: Pick<Chart, 'spec' | 'series'>): string {
  const publishers = publishersOf(seriesList).map(({ publisher }) => publisher);
  const source = text('charts.source', { count: publishers.length, publishers: list(publishers) });
  return [source, ...remarks(seriesList, spec.kind)].join(' ');
}

/** The source line of a chart, with a link to each publisher's data. */
export function SourceNote({ series, kind }: { series: readonly ChartSeries[]; kind: ChartSpec['kind'] }) {
  const urls = new Map(publishersOf(series).map(({ publisher, url }) => [publisher, url]));
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
      {` ${remarks(series, kind).join(' ')}`}
    </p>
  );
}

/** The wording for disputed or projected values, which are drawn differently. */
const DRAWN: Record<ChartSpec['kind'], string | null> = {
  line: 'hollow',
  steps: 'hollow',
  area: 'hollow',
  bars: 'hatched',
  scatter: null,
};

function publishersOf(seriesList: readonly ChartSeries[]): Source[] {
  const sources = seriesList.flatMap((series) => series.sources);
  return [...new Map(sources.map((source) => [source.publisher, source])).values()];
}

function remarks(seriesList: readonly ChartSeries[], kind: ChartSpec['kind']): string[] {
  const formulas = [...new Set(seriesList.flatMap(formulaOf))];
  return [
    text('charts.data-to', { date: formatPeriod(freshness.dataDate(seriesList)) }),
    ...(formulas.length > 0 ? [text('charts.computed', { formulas: formulas.join('; ') })] : []),
    ...statusNotes(seriesList, DRAWN[kind]),
    ...notHeld(seriesList),
  ];
}

/** How a derived series is computed. Without the base of 100, which the subtitle names. */
function formulaOf({ formula, unit }: ChartSeries): string[] {
  return formula && unit !== 'index, start = 100' ? [formulaText(formula)] : [];
}
