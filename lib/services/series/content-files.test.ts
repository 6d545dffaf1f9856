import { libraryHere } from '@/lib/texts/library-here';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentRoot, readContentFrom } from '@/lib/content/content-source';
import { seriesFiles } from '@samvit/research';
import { withSeries, writeFiles } from './content-files';

// A command reads content itself.
readContentFrom(contentRoot());
let folder = '';
const writeSeries = (...[root, ...rest]: Parameters<typeof withSeries>) =>
  writeFiles(root, withSeries(root, ...rest));
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'series-content-'));
  for (const part of ['series', 'hi/series'])
    cpSync(`content/${part}`, path.join(folder, part), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const linesOf = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8').split('\n');

/** The lines that a file has not in common with that of the site: those that went, and those that came. */
function difference(file: string): [string[], string[]] {
  const [before, after] = [linesOf('content', file), linesOf(folder, file)];
  return [before.filter((line) => !after.includes(line)), after.filter((line) => !before.includes(line))];
}

test('new rows are new lines, and the rest of the file is as it was', () => {
  const before = seriesFiles.readSeriesFile(libraryHere(), 'gold-usd-oz');
  const after: seriesFiles.SeriesFile = {
    ...before,
    asOf: '2026-09',
    points: [...before.points, ['2026-08', 4100.5], ['2026-09', 4050]],
  };
  expect(writeSeries(folder, before, after, ['hi'])).toEqual(['series/gold-usd-oz.json']);
  expect(difference('series/gold-usd-oz.json')).toEqual([
    [' "asOf": "2026-07",', '  ["2026-07", 4073.0]'],
    [' "asOf": "2026-09",', '  ["2026-07", 4073.0],', '  ["2026-08", 4100.5],', '  ["2026-09", 4050.0]'],
  ]);
});

test('values that no series may have are refused by what is wrong with them, not by the layout of the file', () => {
  const before = seriesFiles.readSeriesFile(libraryHere(), 'brent-usd-bbl');
  const points = before.points.map((point): seriesFiles.SeriesFile['points'][number] =>
    point[0] === '2026-02' ? ['2026-02', 999] : point,
  );
  expect(() => writeSeries(folder, before, { ...before, points }, ['hi'])).toThrow(/would be wrong.*unit/);
});

const SERIES = 'series/fund-uti-nifty-50.json';

test('a command that is killed between the two files is run again, and no second note goes', () => {
  const before = seriesFiles.readSeriesFile(libraryHere(), 'fund-uti-nifty-50');
  const after: seriesFiles.SeriesFile = { ...before, notes: before.notes.slice(1) };
  writeSeries(folder, before, after, ['hi']);
  const translation = linesOf(folder, `hi/${SERIES}`);
  // The translation was written, the series was not.
  writeFileSync(path.join(folder, SERIES), readFileSync(path.join('content', SERIES)));
  expect(writeSeries(folder, before, after, ['hi'])).toEqual([SERIES]);
  expect(linesOf(folder, `hi/${SERIES}`)).toEqual(translation);
});

test('a note that goes, goes from the translation too', () => {
  const before = seriesFiles.readSeriesFile(libraryHere(), 'fund-uti-nifty-50');
  const after: seriesFiles.SeriesFile = {
    ...before,
    notes: before.notes.filter(({ kind }) => kind !== 'partial'),
    points: [...before.points.slice(0, -1), ['2026-08', 170.5]],
  };
  expect(writeSeries(folder, before, after, ['hi'])).toEqual([
    'hi/series/fund-uti-nifty-50.json',
    'series/fund-uti-nifty-50.json',
  ]);
  const { notes } = JSON.parse(linesOf(folder, 'hi/series/fund-uti-nifty-50.json').join('\n')) as {
    notes: unknown[];
  };
  expect(notes).toHaveLength(2);
  expect(difference('series/fund-uti-nifty-50.json')[1].at(-1)).toBe('  ["2026-08", 170.5]');
});

test('a translation without notes stays as it is', () => {
  const id = 'mumbai-registrations-monthly';
  const before = seriesFiles.readSeriesFile(libraryHere(), id);
  const after: seriesFiles.SeriesFile = {
    ...before,
    notes: before.notes.slice(1),
    points: [...before.points.slice(0, -1), ['2026-07', 13618, 1223]],
  };
  const translation = readFileSync(path.join(folder, `hi/series/${id}.json`), 'utf8');
  expect(JSON.parse(translation)).not.toHaveProperty('notes');
  expect(writeSeries(folder, before, after, ['hi'])).toEqual([`series/${id}.json`]);
  expect(difference(`series/${id}.json`)[1].at(-1)).toBe('  ["2026-07", 13618.0, 1223.0]');
  expect(readFileSync(path.join(folder, `hi/series/${id}.json`), 'utf8')).toBe(translation);
});

test('what the lines of the file cannot say is not written', () => {
  const before = seriesFiles.readSeriesFile(libraryHere(), 'gold-usd-oz');
  const file = readFileSync(path.join(folder, 'series/gold-usd-oz.json'), 'utf8');
  expect(() => writeSeries(folder, before, { ...before, title: 'Another' }, [])).toThrow(/edit it by hand/);
  expect(readFileSync(path.join(folder, 'series/gold-usd-oz.json'), 'utf8')).toBe(file);
});

test('of two operators at once the second is told, and the work of the first stays', () => {
  const before = seriesFiles.readSeriesFile(libraryHere(), 'gold-usd-oz');
  const first: seriesFiles.SeriesFile = {
    ...before,
    asOf: '2026-08',
    points: [...before.points, ['2026-08', 4100]],
  };
  const second: seriesFiles.SeriesFile = {
    ...before,
    asOf: '2026-08',
    points: [...before.points, ['2026-08', 4101]],
  };
  writeSeries(folder, before, first, []);
  expect(() => writeSeries(folder, before, second, [])).toThrow(/changed meanwhile: nothing was written/);
  expect(linesOf(folder, 'series/gold-usd-oz.json')).toContain('  ["2026-08", 4100.0]');
});
