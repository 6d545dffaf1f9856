import { libraryHere } from '@/lib/texts/library-here';
import { seriesFiles, printing, getSeries } from '@samvit/research';
import { everySeries, openSeries, seriesCsv, seriesJson, whyWithheld } from './data-series';

const names = [...everySeries().keys()];

test('every file, every column of one and every derived series is there', () => {
  expect(names).toEqual(expect.arrayContaining(seriesFiles.listDerivedSeries()));
  for (const id of seriesFiles.listSeriesFiles(libraryHere())) {
    const values = seriesFiles
      .readSeriesFile(libraryHere(), id)
      .columns?.filter(({ kind }) => kind === 'value');
    for (const name of values?.map((column) => `${id}/${column.name}`) ?? [id]) expect(names).toContain(name);
  }
});

test('what its publisher does not let us pass on, and daily or weekly values computed from it, have no files', () => {
  const open = new Set(openSeries().map(({ id }) => id));
  for (const id of seriesFiles
    .listSeriesFiles(libraryHere())
    .filter((id) => !seriesFiles.readSeriesFile(libraryHere(), id).redistribute))
    for (const name of names.filter((name) => name.split('/')[0] === id))
      expect([name, open.has(name)]).toEqual([name, false]);
  for (const name of seriesFiles.listDerivedSeries()) {
    const isRestricted = getSeries(libraryHere(), name).inputs.some((input) =>
      printing.isMonthEndsOnly(seriesFiles.readSeriesFile(libraryHere(), input)),
    );
    if (isRestricted) expect([name, open.has(name)]).toEqual([name, false]);
  }
  for (const series of everySeries().values())
    expect([series.id, whyWithheld(series) === null]).toEqual([series.id, open.has(series.id)]);
});

test('the CSV of a series has its values with their status, and an empty cell for a gap', () => {
  const rows = seriesCsv(getSeries(libraryHere(), 'gold-usd-oz')).trimEnd().split('\r\n');
  expect(rows[0]).toBe('period,value,status');
  expect(rows).toHaveLength(getSeries(libraryHere(), 'gold-usd-oz').points.length + 1);
  const gaps = seriesCsv(getSeries(libraryHere(), 'gold-ten-year-growth')).split('\r\n');
  expect(gaps[1]).toMatch(/^1960-01,,/);
});

test('the JSON says what the values are and where they come from', () => {
  const file = seriesJson(getSeries(libraryHere(), 'nvidia-years/revenue'), {
    product: 'Samvit',
    origin: 'https://samvit.example',
  });
  expect(file).toMatchObject({
    id: 'nvidia-years/revenue',
    unit: 'USD million',
    formula: 'value as published',
    page: 'https://samvit.example/data/nvidia-years/revenue',
    sources: [{ publisher: 'NVIDIA' }],
  });
});
