import { DESCRIPTION, lengthProblem, TITLE } from '@/lib/content/lengths';
import { printing } from '@samvit/research';
import { closedPaths } from './closed-paths';
import { everySeries, openSeries } from './data-series';
import { seriesJsonLd } from './data-json-ld';
import {
  listedSeries,
  relatedSeries,
  seriesName,
  seriesPage,
  seriesPageChart,
  seriesWithPages,
} from './series-pages';

const all = [...seriesWithPages().values()];
const named = (id: string) => {
  const series = seriesWithPages().get(id);
  if (!series) throw new Error(`${id} has no page`);
  return series;
};

test('every series has a page, but what is computed from days that may not be passed on', () => {
  const without = [...everySeries().values()].filter(({ id }) => !seriesWithPages().has(id));
  expect(without.length).toBeGreaterThan(5);
  expect(without.filter((series) => !series.formula || !printing.isMonthEndsOnly(series))).toEqual([]);
  const open = openSeries().map(({ id }) => id);
  expect(open.filter((id) => !seriesWithPages().has(id))).toEqual([]);
  // Indices whose publishers forbid to show them are in no file, and so on no page.
  expect(all.filter(({ title }) => /S&P 500|Nasdaq/.test(title) && !/Fund/.test(title))).toEqual([]);
});

test('names and titles are those that people say, each once, and fit', () => {
  expect(seriesName(named('nifty-50-monthly'))).toBe('Nifty 50 index, value at month end');
  expect(seriesName(named('gold-inr-10g'))).toBe('Gold in rupees');
  const pages = all.map(seriesPage);
  for (const part of ['title', 'description', 'path'] as const)
    expect(new Set(pages.map((page) => page[part])).size).toBe(pages.length);
  for (const { title, description } of pages)
    expect([lengthProblem(title, TITLE), lengthProblem(description, DESCRIPTION)]).toEqual([null, null]);
});

test('each is in the table, or named on the page of one that is', () => {
  const listed = listedSeries();
  const linked = new Set([...listed, ...listed.flatMap(relatedSeries)].map(({ id }) => id));
  const further = new Set(
    all
      .filter(({ id }) => linked.has(id))
      .flatMap(relatedSeries)
      .map(({ id }) => id),
  );
  expect(all.filter(({ id }) => !linked.has(id) && !further.has(id)).map(({ id }) => id)).toEqual([]);
});

test('the server in front knows each page and chart by name', () => {
  const paths = closedPaths();
  expect(paths['/[lang]/data/[...name]']).toContain('/data/nvidia-years/revenue');
  expect(paths['/[lang]/data/[...name]']).toHaveLength(all.length);
  expect(paths['/charts/series/[...name]']).toContain('/charts/series/gold-usd-oz.png');
});

test('every series has a chart, whose title says both ends', () => {
  for (const series of all) expect(seriesPageChart(series).spec.title).toMatch(/: .+ in .+, .+ in .+/);
});

test('search engines are given files only of what may be passed on', () => {
  const of = (id: string) => seriesJsonLd(named(id), { product: 'Samvit', origin: 'https://samvit.example' });
  expect(of('gold-usd-oz')).toMatchObject({
    '@type': 'Dataset',
    url: 'https://samvit.example/data/gold-usd-oz',
    distribution: [
      { contentUrl: 'https://samvit.example/data/gold-usd-oz.csv' },
      { contentUrl: 'https://samvit.example/data/gold-usd-oz.json' },
    ],
  });
  expect(of('reliance-close')).not.toHaveProperty('distribution');
});
