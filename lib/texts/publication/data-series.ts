import { seriesFiles, printing, seriesFacts, getSeries, type Series } from '@samvit/research';
import { libraryHere } from '@/lib/texts/library-here';
import { csvLine } from '@/lib/platform/csv';
import { readOnce } from '@/lib/content/content-source';
import { text } from '@/lib/content/messages';
import { routes } from '@/lib/web/routes';

/** Every series, as published or computed, by name: each column of a file with columns is one. */
export const everySeries = readOnce((): ReadonlyMap<string, Series> => {
  const published = seriesFiles.listSeriesFiles(libraryHere()).flatMap((id) => {
    const columns = seriesFiles
      .readSeriesFile(libraryHere(), id)
      .columns?.filter(({ kind }) => kind === 'value');
    return columns?.map(({ name }) => `${id}/${name}`) ?? [id];
  });
  return new Map(
    [...published, ...seriesFiles.listDerivedSeries()].map((name) => [name, getSeries(libraryHere(), name)]),
  );
});

/** Why a series has no files; `null` if it has. */
export function whyWithheld(series: Pick<Series, 'redistribute' | 'frequency' | 'formula'>): string | null {
  if (series.redistribute) return null;
  return printing.isMonthEndsOnly(series) && series.formula !== undefined
    ? text('publication.series.withheld-derived')
    : text('publication.series.withheld');
}

/** The series with files for readers. */
export const openSeries = () => [...everySeries().values()].filter((series) => whyWithheld(series) === null);

/** The files of each of them. */
export const FILE_KINDS = ['csv', 'json'] as const;

export const DATA_FIELDS = ['period', 'value', 'status'] as const;

/** A series as CSV, one row for each period. */
export function seriesCsv(series: Series): string {
  return [
    csvLine(DATA_FIELDS),
    ...printing.printablePoints(series).map(({ period, value, status }) => csvLine([period, value, status])),
  ].join('');
}

/** What a series file says of its values, beside the values and their notes. */
function fileFacts(id: string) {
  const { checkedOn, observed, leavesOut, publication, checks } = seriesFiles.readSeriesFile(
    libraryHere(),
    id,
  );
  return { id, observed, leavesOut, publication, ...(checkedOn !== undefined && { checkedOn }), checks };
}

/** A series with all that is known of it. */
export function seriesJson(series: Series, { product, origin }: { product: string; origin: string }): object {
  const { inputs, sources, notes } = series;
  return {
    ...seriesFacts(series),
    formula: series.formula ?? text('publication.series.as-published'),
    inputs,
    files: inputs.map(fileFacts),
    page: new URL(routes.dataSeries(series.id), origin).href,
    publisher: product,
    sources,
    // Without an author, a note on a publisher's series reads as the publisher's.
    notes: notes.map((note) => ({ ...note, by: product })),
    points: printing.printablePoints(series).map(({ period, value, status }) => ({ period, value, status })),
  };
}
