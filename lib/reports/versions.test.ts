import { writeReport } from './report.fixture';
import { isCurrent, listAllReports, listVersions, newerVersions, readVersion } from './versions';

writeReport('sample.md');
writeReport('sample/v1.md', ['version: 2', 'version: 1'], ['New months.', 'First version.']);
writeReport(
  'fresh.md',
  ['version: 2', 'version: 1'],
  ['New months.', 'First version.'],
  ['order: 1', 'order: 2'],
);

test('a report has its current version first, then those it replaced', () => {
  expect(listVersions('sample').map(({ version, changes }) => [version, changes])).toEqual([
    [2, 'New months.'],
    [1, 'First version.'],
  ]);
  expect(listVersions('fresh')).toHaveLength(1);
  expect(listVersions('nothing')).toEqual([]);
  expect(listAllReports().map(({ slug, version }) => `${slug} ${version}`)).toEqual([
    'sample 2',
    'sample 1',
    'fresh 1',
  ]);
});

test('an old version stays readable and says what came after', () => {
  const first = readVersion('sample', 1);
  expect(first?.plain.headline).toBe('Up rose 25.0%');
  expect(first && newerVersions(first).map(({ changes }) => changes)).toEqual(['New months.']);
  expect(first && isCurrent(first)).toBe(false);
  expect(isCurrent({ slug: 'sample', version: 2 })).toBe(true);
  for (const version of [0, 3, 1.5, Number('one')]) expect(readVersion('sample', version)).toBeNull();
});

test('a kept file whose name or number cannot be is refused', () => {
  writeReport('odd.md', ['version: 2', 'version: 3']);
  writeReport('odd/v1.md');
  expect(() => listVersions('odd')).toThrow('It is version 2: name it v2.md');
  writeReport('stale.md');
  writeReport('stale/v2.md');
  expect(() => listVersions('stale')).toThrow('stale.md is version 2');
});
