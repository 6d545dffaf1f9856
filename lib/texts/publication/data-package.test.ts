import { z } from 'zod';
import { routes } from '@/lib/web/routes';
import { dataPackage } from './data-package';
import { everySeries, openSeries, seriesCsv } from './data-series';

/*
 * The rules of the Data Package specification, version 2 (https://datapackage.org/standard/data-package/), for the
 * properties that are used here. Names are held to the stricter rule of version 1, which older programs check.
 */
const name = z.string().regex(/^[-a-z0-9._/]+$/);
const path = z.url();
const source = z.looseObject({ title: z.string(), path: path.optional() });
const licence = z.looseObject({
  name: z.string().regex(/^[-a-zA-Z0-9._]+$/),
  path: path.optional(),
  title: z.string().optional(),
});
const field = z.looseObject({
  name: z.string().min(1),
  title: z.string().optional(),
  type: z.enum(['string', 'number', 'date', 'yearmonth', 'year']),
  constraints: z
    .strictObject({
      required: z.boolean().optional(),
      unique: z.boolean().optional(),
      enum: z.array(z.string()).min(1).optional(),
    })
    .optional(),
});
const resource = z.looseObject({
  $schema: z.literal('https://datapackage.org/profiles/2.0/dataresource.json'),
  name,
  // Relative, below the file itself, as version 1 and 2 demand.
  path: z.string().regex(/^(?![./~])(?!.*\/\.\.\/)(?!.*\\)(?!.*:\/\/).+$/),
  type: z.literal('table'),
  title: z.string(),
  format: z.string(),
  mediatype: z.string().regex(/^(.+)\/(.+)$/),
  encoding: z.string(),
  licenses: z.array(licence).min(1).optional(),
  sources: z.array(source).min(1),
  dialect: z.looseObject({ delimiter: z.string(), header: z.boolean() }),
  schema: z.strictObject({ fields: z.array(field).min(1), primaryKey: z.array(z.string()).min(1) }),
});
const specification = z.looseObject({
  $schema: z.literal('https://datapackage.org/profiles/2.0/datapackage.json'),
  name,
  title: z.string(),
  description: z.string(),
  homepage: path,
  contributors: z.array(z.looseObject({ title: z.string(), roles: z.array(z.string()) })).min(1),
  resources: z.array(resource).min(1),
  withheld: z.array(z.looseObject({ name, why: z.string().min(1), sources: z.array(source).min(1) })),
});

const described = specification.parse(
  JSON.parse(
    JSON.stringify(
      dataPackage({ product: 'Samvit', description: 'Series.', origin: 'https://samvit.example' }),
    ),
  ),
);

test('it is valid, names each series once, and has all of them', () => {
  const names = [...described.resources, ...described.withheld].map((each) => each.name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(everySeries().size);
});

test('what is withheld has no values', () => {
  for (const each of described.withheld)
    for (const property of ['path', 'data', 'points', 'values']) expect(each).not.toHaveProperty(property);
});

/** What a cell of each type looks like. */
const CELLS: Record<z.infer<typeof field>['type'], RegExp> = {
  string: /^[^,"]+$/,
  number: /^(?:-?\d+(?:\.\d+)?(?:e-?\d+)?)?$/,
  date: /^\d{4}-\d\d-\d\d$/,
  yearmonth: /^\d{4}-\d\d$/,
  year: /^\d{4}$/,
};

test('each file reads as its schema says: columns, types, keys and the words of a status', () => {
  const bySeries = new Map(openSeries().map((series) => [routes.dataFile(series.id, 'csv'), series]));
  expect(described.resources).toHaveLength(bySeries.size);
  for (const { path, schema } of described.resources) {
    const series = bySeries.get(`${routes.data}/${path}`);
    const [head, ...rows] = (series ? seriesCsv(series) : '').trimEnd().split('\r\n');
    expect([path, head]).toEqual([path, schema.fields.map((each) => each.name).join(',')]);
    const keys = rows.map((row) => row.split(',')[0]);
    expect([path, new Set(keys).size]).toEqual([path, rows.length]);
    for (const row of rows)
      schema.fields.forEach(({ type, constraints }, i) => {
        const cell = row.split(',')[i] ?? '';
        const isValid = CELLS[type].test(cell) && (constraints?.enum?.includes(cell) ?? true);
        expect([path, row, isValid]).toEqual([path, row, true]);
      });
  }
});

test('a licence is named where all sources have one', () => {
  const byName = new Map(described.resources.map((each) => [each.name, each]));
  expect(byName.get('gold-usd-oz')?.licenses).toMatchObject([{ name: 'CC-BY-4.0' }]);
  expect(byName.get('rbi-repo')?.licenses).toBeUndefined();
});
