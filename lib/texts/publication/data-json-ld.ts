import type { DataCatalog, Dataset, WithContext } from 'schema-dts';
import { text } from '@/lib/content/messages';
import { wordsHere } from '@/lib/content/words-here';
import { publisherOf } from '@/lib/web/json-ld';
import { formatPeriod } from '@/lib/web/period';
import { routes } from '@/lib/web/routes';
import { seriesFacts, units, type Series } from '@samvit/research';
import { whyWithheld } from './data-series';
import { seriesName, seriesWithPages } from './series-pages';

/** The list of all data for search engines: a catalogue of the series, each described on its own page. */
export function dataCatalogJsonLd(
  { product, title, description }: { product: string; title: string; description: string },
  origin: string,
): WithContext<DataCatalog> {
  return {
    '@context': 'https://schema.org',
    '@type': 'DataCatalog',
    name: title,
    description,
    url: new URL(routes.data, origin).href,
    publisher: publisherOf(product, origin),
    dataset: [...seriesWithPages().keys()].map((id) => ({
      '@id': new URL(routes.dataSeries(id), origin).href,
    })),
  };
}

/** A series for search engines; files only of one whose publisher allows it. */
export function seriesJsonLd(
  series: Series,
  { product, origin }: { product: string; origin: string },
): WithContext<Dataset> {
  const absolute = (path: string) => new URL(path, origin).href;
  const { '@id': publisher } = publisherOf(product, origin) as { '@id': string };
  const { id, sources, points } = series;
  const unit = units.unitName(wordsHere(), series.unit);
  const [first, last] = [points[0]?.period ?? '', points.at(-1)?.period ?? ''];
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    '@id': absolute(routes.dataSeries(id)),
    name: seriesName(series),
    description: text('publication.series.description', {
      title: seriesFacts(series).title,
      unit,
      first: formatPeriod(first),
      last: formatPeriod(last),
      sources: sources.map((source) => source.publisher).join(', '),
    }),
    url: absolute(routes.dataSeries(id)),
    creator: { '@id': publisher },
    variableMeasured: { '@type': 'PropertyValue', name: seriesName(series), unitText: unit },
    isBasedOn: sources.flatMap(({ url }) => (url === '' ? [] : [url])),
    includedInDataCatalog: { '@type': 'DataCatalog', url: absolute(routes.data) },
    ...(whyWithheld(series) === null && {
      isAccessibleForFree: true,
      distribution: FILES.map(([kind, encodingFormat]) => ({
        '@type': 'DataDownload' as const,
        encodingFormat,
        contentUrl: absolute(routes.dataFile(id, kind)),
      })),
    }),
  };
}

const FILES = [
  ['csv', 'text/csv'],
  ['json', 'application/json'],
] as const;
