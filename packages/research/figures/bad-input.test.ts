import { libraryHere } from '@/lib/texts/library-here';
import { changeContent, copyRealContent } from '@/testing/content/content-folder';
import { readText } from '@/lib/content/read';
import { checkParticulars } from '../series/get-series';
import { contentMistakes } from '@/lib/texts/publication/content-mistakes';

// Mistakes that happen when real series are extended: one in each of several files, and the errors of a
// build.
copyRealContent();

const lineOf = (file: string, piece: string) => (readText(file).split(piece)[0] ?? '').split('\n').length;
/** The row of a period, as it stands in its file. */
const rowOf = (file: string, period: string) =>
  new RegExp(`^ *\\["${period}", .*\\],?\\n`, 'm').exec(readText(file))?.[0] ?? '';

test('a missing point, a repeated month, a future date and another unit are reported with file and line', () => {
  const gold = 'series/gold-usd-oz.json';
  changeContent(gold, rowOf(gold, '2019-03'), '');
  const silver = 'series/silver-usd-oz.json';
  changeContent(silver, rowOf(silver, '2019-03'), rowOf(silver, '2019-03').repeat(2));
  const bond = 'series/us-10y.json';
  changeContent(bond, '["2019-03", ', '["2019-03", 1000');
  const price = 'series/mmr-price.json';
  changeContent(price, '"INR per square foot"', '"INR per acre"');
  const repo = 'series/rbi-repo.json';
  const [asOf = ''] = /"asOf": "[^"]*"/.exec(readText(repo)) ?? [];
  changeContent(repo, asOf, '"asOf": "2999-08-05"');

  const complaints = contentMistakes().join('\n');
  const expected: [file: string, piece: string, problem: string][] = [
    [gold, '["2019-04"', '2019-04: 2019-03 is left out; write it with a null value'],
    [silver, '["2019-04"', '2019-03: stands twice'],
    [bond, '["2019-03"', 'has the unit changed?'],
    [price, '"INR per acre"', 'unit: Invalid option'],
    [repo, '"asOf"', 'asOf: 2999-08-05 lies in the future'],
  ];
  for (const [file, piece, problem] of expected) {
    const at = lineOf(file, piece) - (file === silver ? 1 : 0);
    expect(complaints).toMatch(new RegExp(`content/${file}:${at}: .*${problem.replace('?', '\\?')}`));
  }
});

test('a unit that does not fit a formula or format, or a series that ends too early, stops its figures', () => {
  changeContent('series/usd-inr.json', '"unit": "INR per USD"', '"unit": "USD per share"');
  changeContent('series/wipro-close.json', '"unit": "INR per share"', '"unit": "USD per share"');
  const bond = 'series/india-10y.json';
  const rows = readText(bond);
  changeContent(bond, rows.slice(rows.indexOf('  ["2026-01"')), ' ]\n}\n');
  changeContent(bond, '],\n ]', ']\n ]');
  // Nor may a note be of a month that is cut off.
  changeContent(bond, '{"period": "2026-05", "kind": "partial"', '{"period": "2025-12", "kind": "remark"');

  const complaints = contentMistakes().join('\n');
  expect(complaints).toContain(
    'series (gold-inr-10g): usd-inr is in USD per share; what is computed from it needs INR per USD',
  );
  expect(complaints).toMatch(
    /reports\/wipro-analysis\.md:\d+: figures\.wipro-start: wipro-close is in USD per share here, which the format "inr-2" does not write/,
  );
  expect(complaints).toMatch(
    /reports\/indian-bonds\.md:\d+: figures\.\S+ (india-10y|\S+) has no window from \S+ to 2026-0\d; it covers 2007-01 to 2025-12/,
  );
});

test('a style of a series that does not exist is reported with its line', () => {
  const file = 'series/particulars.json';
  changeContent(file, '"wipro-drawdown": 0', '"wipro-fall": 0');
  expect(() => checkParticulars(libraryHere())).toThrow(
    `content/${file}:${lineOf(file, '"wipro-fall"')}: styles.wipro-fall: `,
  );
});
