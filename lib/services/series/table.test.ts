import { seriesTable } from './table';

const lineOf = (table: string, id: string) => table.split('\n').find((line) => line.startsWith(`${id} `));

test('the table says of each series how old it is, what its publisher has by now, and how it comes in', () => {
  const table = seriesTable('2026-08-03');
  expect(lineOf(table, 'gold-usd-oz')?.split(/ {2,}/)).toEqual([
    'gold-usd-oz',
    '2026-07',
    '2026-07-31',
    '3 days',
    '2026-09-02',
    'fetch or import, pink-sheet',
  ]);
  expect(lineOf(table, 'india-10y')?.split(/ {2,}/)).toEqual([
    'india-10y',
    '2026-05 (partial)',
    '2026-05-22',
    '73 days',
    '2026-05-31, late',
    'import, any two columns',
  ]);
  expect(lineOf(table, 'india-curve')).toContain('no rhythm');
});

test('nothing is fetched whose terms nobody has read, or whose publisher is not told whom it can reach', () => {
  const table = seriesTable('2026-07-03');
  expect(lineOf(table, 'brent-usd-bbl')).toMatch(/ import, fred$/);
  expect(lineOf(table, 'us-cpi')).toMatch(/ import, bls$/);
});

test('the table ends with what the site may fetch, under which licences, and how to pause a series', () => {
  expect(seriesTable('2026-07-03').trimEnd().split('\n').slice(-2)).toEqual([
    'May be fetched: gold-usd-oz, silver-usd-oz (CC BY 4.0); us-10y, usd-inr (public domain). ' +
      'SERIES_FETCH=daily does so once a day; a line "paused: WHY" in content/supply/ID.yaml keeps one ' +
      'from it.',
    'Also these, once TEAM_MAIL is set: nvidia-quarters, us-cpi.',
  ]);
});

test('the late series come first, and the last line counts them', () => {
  const [, ...lines] = seriesTable('2026-11-24').split('\n');
  const isLate = lines.filter((line) => /^[a-z0-9-]+ {2,}/.test(line)).map((line) => line.includes(', late'));
  expect(isLate.indexOf(false)).toBe(isLate.filter(Boolean).length);
  expect(seriesTable('2026-11-24')).toContain(
    `${isLate.length} series, ${isLate.indexOf(false)} of them late`,
  );
});
