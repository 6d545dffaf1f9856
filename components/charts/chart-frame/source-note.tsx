import { Fragment } from 'react';
import type { Chart, ChartSeries, ChartSpec } from '@/lib/research/charts/chart-spec';
import { dataDate } from '@/lib/research/series/data-date';
import { list } from '@/lib/site/list';
import { formatPeriod } from '@/lib/site/period';
import type { Source } from '@/lib/research/series/series-file';
import { statusNotes } from './status-notes';

/**
 * The source line as plain text: publishers, date of the data, formula, and the status if it is not
 * verified.
 */
export function sourceText({ spec, series: seriesList }: Pick<Chart, 'spec' | 'series'>): string {
  const publishers = publishersOf(seriesList).map(({ publisher }) => publisher);
  return [`${sourceWord(publishers.length)} ${list(publishers)}.`, ...remarks(seriesList, spec.kind)].join(
    ' ',
  );
}

/** The source line of a chart, with a link to each publisher's data. */
export function SourceNote({ series, kind }: { series: readonly ChartSeries[]; kind: ChartSpec['kind'] }) {
  const sources = publishersOf(series);
  return (
    <p className="chart-source">
      {sourceWord(sources.length)}{' '}
      {sources.map(({ publisher, url }, i) => (
        <Fragment key={publisher}>
          {i === 0 ? '' : i === sources.length - 1 ? ' and ' : ', '}
          <a href={url} rel="noopener noreferrer" target="_blank">
            {publisher}
          </a>
        </Fragment>
      ))}
      . {remarks(series, kind).join(' ')}
    </p>
  );
}

/** The wording for disputed or projected values, which are drawn differently. */
const DRAWN: Record<ChartSpec['kind'], string | null> = {
  ...{ line: 'hollow', steps: 'hollow', area: 'hollow', bars: 'hatched' },
  scatter: null,
};

function sourceWord(count: number): string {
  return count === 1 ? 'Source:' : 'Sources:';
}

function publishersOf(seriesList: readonly ChartSeries[]): Source[] {
  const sources = seriesList.flatMap((series) => series.sources);
  return [...new Map(sources.map((source) => [source.publisher, source])).values()];
}

function remarks(seriesList: readonly ChartSeries[], kind: ChartSpec['kind']): string[] {
  const formulas = [...new Set(seriesList.flatMap(formulaOf))];
  return [
    `Data to ${formatPeriod(dataDate(seriesList))}.`,
    ...(formulas.length > 0 ? [`Computed as ${formulas.join('; ')}.`] : []),
    ...statusNotes(seriesList, DRAWN[kind]),
  ];
}

/** How a derived series is computed. Without the base of 100, which the subtitle names. */
function formulaOf({ formula, unit }: ChartSeries): string[] {
  return formula && unit !== 'index, start = 100' ? [formula.replaceAll(' * ', ' × ')] : [];
}
