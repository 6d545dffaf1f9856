import { wordsHere } from '@/lib/content/words-here';
import type { DataCatalog, Dataset, WithContext } from 'schema-dts';
import { text } from '@/lib/content/messages';
import { units, seriesFacts, type Series } from '@samvit/research';
import { publisherOf } from '@/lib/web/json-ld';
import { formatPeriod } from '@/lib/web/period';
import { routes } from '@/lib/web/routes';
import { openSeries } from './data-series';

/** The page of data for search engines: a catalogue of the series with files. */
export function dataCatalogJsonLd(
  { product, title, description }: { product: string; title: string; description: string },
  origin: string,
): WithContext<DataCatalog> {
  const absolute = (path: string) => new URL(path, origin).href;
  const { '@id': id } = publisherOf(product, origin) as { '@id': string };
  const dataset = (series: Series): Dataset => {
    const { title, unit } = seriesFacts(series);
    const [first, last] = [series.points[0], series.points.at(-1)];
    return {
      '@type': 'Dataset',
      name: title,
      description: text('publication.series.description', {
        title,
        unit: units.unitName(wordsHere(), unit),
        first: formatPeriod(first?.period ?? ''),
        last: formatPeriod(last?.period ?? ''),
        sources: series.sources.map(({ publisher }) => publisher).join(', '),
      }),
      url: absolute(routes.dataSeries(series.id)),
      creator: { '@id': id },
      distribution: {
        '@type': 'DataDownload',
        encodingFormat: 'text/csv',
        contentUrl: absolute(routes.dataFile(series.id, 'csv')),
      },
    };
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'DataCatalog',
    name: title,
    description,
    url: absolute(routes.data),
    publisher: publisherOf(product, origin),
    dataset: openSeries().map(dataset),
  };
}
