import { wordsHere } from '@/lib/content/words-here';
import { text } from '@/lib/content/messages';
import { units, seriesFiles, seriesFacts, type Series, type Source } from '@samvit/research';
import { routes } from '@/lib/web/routes';
import { DATA_FIELDS, openSeries, whyWithheld, everySeries } from './data-series';

const PROFILES = 'https://datapackage.org/profiles/2.0';

/** Licences that a publisher names, as the specification wants them. */
const LICENCES: Readonly<Record<string, object>> = {
  'CC BY 4.0': {
    name: 'CC-BY-4.0',
    title: 'Creative Commons Attribution 4.0',
    path: 'https://creativecommons.org/licenses/by/4.0/',
  },
  'public domain': { name: 'other-pd', title: 'Public domain' },
};

/** All series with files as a Data Package (https://datapackage.org), and those without, with the reason. */
export function dataPackage({
  product,
  description,
  origin,
}: {
  product: string;
  description: string;
  origin: string;
}): object {
  return {
    $schema: `${PROFILES}/datapackage.json`,
    name: `${product.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-series`,
    title: text('publication.series.package', { product }),
    description,
    homepage: new URL(routes.data, origin).href,
    contributors: [{ title: product, path: new URL(routes.home, origin).href, roles: ['publisher'] }],
    resources: openSeries().map(resource),
    withheld: [...everySeries().values()].flatMap((series) => {
      const reason = whyWithheld(series);
      return reason === null
        ? []
        : [{ ...described(series), why: reason, sources: series.sources.map(sourceOf) }];
    }),
  };
}

const described = (series: Series) => {
  const { id, title, unit, frequency, asOf, formula } = seriesFacts(series);
  // The specification allows small letters, digits, dots and hyphens.
  return { name: id.toLowerCase().replace('/', '.'), title, unit, frequency, readUpTo: asOf, formula };
};

function resource(series: Series): object {
  const licences = [...new Set(series.sources.map(({ licence }) => licence))].flatMap(
    (licence) => LICENCES[licence ?? ''] ?? [],
  );
  return {
    $schema: `${PROFILES}/dataresource.json`,
    type: 'table',
    ...described(series),
    // Relative to this file, as the specification wants it.
    path: routes.dataFile(series.id, 'csv').slice(`${routes.data}/`.length),
    scheme: 'file',
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    // A licence of one source alone says nothing of what is computed from two.
    ...(licences.length > 0 && licences.length === sourceLicences(series) && { licenses: licences }),
    sources: series.sources.map(sourceOf),
    dialect: { delimiter: ',', lineTerminator: '\r\n', header: true },
    schema: { fields: DATA_FIELDS.map((name) => FIELDS[name](series)), primaryKey: ['period'] },
  };
}

const sourceLicences = ({ sources }: Series) => new Set(sources.map(({ licence }) => licence)).size;

const sourceOf = ({ publisher, title, url }: Source) => ({ title: `${publisher}: ${title}`, path: url });

const FIELDS: Record<(typeof DATA_FIELDS)[number], (series: Series) => object> = {
  period: ({ points }) => ({
    name: 'period',
    title: text('publication.series.period'),
    type: periodType(points.map(({ period }) => period)),
    constraints: { required: true, unique: true },
  }),
  value: ({ unit }) => ({ name: 'value', title: units.unitName(wordsHere(), unit), type: 'number' }),
  status: () => ({
    name: 'status',
    title: text('publication.series.status'),
    type: 'string',
    constraints: { required: true, enum: seriesFiles.statusSchema.options },
  }),
};

/** The type that the specification has for all these periods; fiscal ones and tenors are texts. */
function periodType(periods: readonly string[]): 'date' | 'yearmonth' | 'year' | 'string' {
  const allMatch = (pattern: RegExp) => periods.every((period) => pattern.test(period));
  if (allMatch(/^\d{4}-\d\d-\d\d$/)) return 'date';
  if (allMatch(/^\d{4}-\d\d$/)) return 'yearmonth';
  return allMatch(/^\d{4}$/) ? 'year' : 'string';
}
