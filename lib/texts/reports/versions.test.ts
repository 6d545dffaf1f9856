import { writeReport } from '@/testing/content/report-file';
import { supersedeReport } from './supersede';
import { isCurrent, listAllReports, listVersions, newerVersions, readVersion } from './versions';

const SECOND: [string, string][] = [
  ['version: 1', 'version: 2'],
  ['First version.', 'New months.'],
];

/** A report in its second version, with the first one stored. */
function writeTwoVersions(slug: string): void {
  writeReport(`${slug}.md`);
  supersedeReport(slug);
  writeReport(`${slug}.md`, ...SECOND);
}

writeTwoVersions('sample');
writeReport('fresh.md', ['order: 1', 'order: 2']);

test('a report lists its current version first, then the superseded ones', () => {
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

test('a superseded version is readable and names its successor', () => {
  const first = readVersion('sample', 1);
  expect(first?.plain.headline).toBe('Up rose 25.0%');
  expect(first && newerVersions(first).map(({ changes }) => changes)).toEqual(['New months.']);
  expect(first && isCurrent(first)).toBe(false);
  expect(isCurrent({ slug: 'sample', version: 2 })).toBe(true);
  for (const version of [0, 3, 1.5, Number('one')]) expect(readVersion('sample', version)).toBeNull();
});

describe('a superseded version is rejected', () => {
  test('with a number that is not that of its file', () => {
    writeTwoVersions('odd');
    writeReport('odd/v1.md', ['version: 1', 'version: 3']);
    expect(() => listVersions('odd')).toThrow('content/reports/odd/v1.md:1: It is version 3: name it v3.md');
  });

  test('while it is still the current one', () => {
    writeReport('stale.md');
    supersedeReport('stale');
    expect(() => listVersions('stale')).toThrow('content/reports/stale/v1.md:1: It is stored as superseded');
  });

  test('with a file name that is no version', () => {
    writeTwoVersions('draft');
    writeReport('draft/notes.md');
    expect(() => listVersions('draft')).toThrow('content/reports/draft/notes.md:1: Versions are named v1.md');
  });

  test('without a snapshot, because the figures of today may differ', () => {
    writeReport('bare.md', ...SECOND);
    writeReport('bare/v1.md');
    expect(() => listVersions('bare')).toThrow('content/reports/bare/v1.json:1: The file is missing');
  });

  test('if its text contains a number that its snapshot does not have', () => {
    writeTwoVersions('typed');
    writeReport('typed/v1.md', ['One.\n', 'It fell 3 times.\n']);
    expect(() => listVersions('typed')).toThrow(/reports\/typed\/v1\.md:\d+: "3" is typed/);
  });
});

test('if one is missing, and the error says how to store it', () => {
  writeReport('hasty.md', ...SECOND);
  expect(() => listVersions('hasty')).toThrow(
    'content/reports/hasty.md:1: Version 1 was not stored. Go back to it, run "npm run report:supersede -- hasty"',
  );
});

test('if its date is after that of its successor', () => {
  writeTwoVersions('early');
  writeReport('early.md', ...SECOND, ['date: 2026-04-10', 'date: 2026-04-09']);
  expect(() => listVersions('early')).toThrow('Version 2 is dated before version 1');
});
