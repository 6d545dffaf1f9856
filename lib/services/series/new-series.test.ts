import { libraryHere } from '@/lib/texts/library-here';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyRealContent } from '@/testing/content/content-folder';
import { contentRoot, readContentFrom } from '@/lib/content/content-source';
import { seriesFiles, findings } from '@samvit/research';
import { contentMistakes } from '@/lib/texts/publication/content-mistakes';
import { newSeries } from './new-series';

const folder = mkdtempSync(path.join(tmpdir(), 'new-series-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(copyRealContent);

function csv(text: string): string {
  const file = path.join(folder, 'lamps.csv');
  writeFileSync(file, text);
  return file;
}

test('its words have the form of npm run format, and what the CSV does not say is named with its file', () => {
  const lines = newSeries(csv('month,"ratio, first close = 100"\n2026-05,1\n'), 'what-is-true');
  expect(lines).toContainEqual(
    '- content/series/what-is-true.json: title, observed, leavesOut, status, publication, redistribute and sources;',
  );
  expect(lines).toContainEqual(
    '- content/subjects/what-is-true.yaml: name, label, observed, observedPlural, measure, assetClass, families and words.',
  );
  const subjects = readFileSync(path.join(contentRoot(), 'subjects/what-is-true.yaml'), 'utf8');
  const prettier = require.resolve('prettier/bin/prettier.cjs');
  const { stdout } = spawnSync(
    process.execPath,
    [prettier, '--stdin-filepath', 'content/subjects/what-is-true.yaml'],
    { input: subjects, encoding: 'utf8' },
  );
  expect(stdout).toBe(subjects);
});

test('a CSV of months becomes a series with words that passes the checks of content', () => {
  newSeries(csv('month,USD million\n2026-06,"1,102.5"\n2026-05,1101\n2026-04,\n'), 'sales-of-lamps');
  readContentFrom(contentRoot());
  expect(contentMistakes()).toEqual([]);
  expect(seriesFiles.readSeriesFile(libraryHere(), 'sales-of-lamps')).toMatchObject({
    title: 'Sales of lamps',
    unit: 'USD million',
    frequency: 'monthly',
    asOf: '2026-06',
    points: [
      ['2026-04', null],
      ['2026-05', 1101],
      ['2026-06', 1102.5],
    ],
  });
  expect(findings.assetClassOf(libraryHere(), 'sales-of-lamps')).toBe('economy');
  expect(readFileSync(path.join(contentRoot(), 'series/sales-of-lamps.json'), 'utf8')).toContain(
    '\n  ["2026-05",1101],\n',
  );
});

test.each<[string, string, string]>([
  ['month,dollars\n2026-05,1\n', 'lamps', '"dollars" is no unit'],
  ['month,index points\nMay,1\n', 'lamps', 'lamps.csv:2: "May" is no period'],
  ['month,index points\n2026-05,many\n', 'lamps', 'lamps.csv:2: "many" is no number'],
  ['month,dollars\n2026-05,1\n', 'lamps', '"ratio, first close = 100", '],
  [
    'month,index points\n2026-05,1\n2026-03,1\n',
    'lamps',
    'lamps.csv:2: 2026-05: 2026-04 is left out; write it as the period and a comma, without a value',
  ],
  [
    'day,index points\n2026-05-04,1\n2026-05-05,1\n2026-05-06,1\n2026-05-25,1\n',
    'lamps',
    'lamps.csv:5: 2026-05-25: the 19 days since 2026-05-06 are left out; write one of them as the period and a comma,',
  ],
  ['month,index points\n', 'lamps', 'There is no row below the header'],
  ['month,index points\n2026-05,1\n', 'us-cpi', 'content/series/us-cpi.json is there already.'],
  ['month,index points\n2026-05,1\n', 'Lamps', '"Lamps" cannot be an id'],
])('%j as %s is refused in one sentence, and nothing is written', (text, id, sentence) => {
  expect(() => newSeries(csv(text), id)).toThrow(sentence);
  readContentFrom(contentRoot());
  expect(() => seriesFiles.readSeriesFile(libraryHere(), 'lamps')).toThrow();
});
