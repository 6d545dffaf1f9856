import { inLocale } from '@/lib/content/locale';
import { libraryHere } from '@/lib/texts/library-here';
import { changeContent, copyRealContent } from '@/testing/content/content-folder';
import { vocabulary } from '../questions/vocabulary';
import { groupOf, seriesOfGroup, subjectOf, subjects } from './subject';

beforeEach(copyRealContent);

const SHARES = 'subjects/shares.yaml';
const ENTRY = '  - id: infosys-close\n    label: Infosys\n';

test('what is usual in a file is filled with the label of the entry, in each language', () => {
  expect(subjectOf(libraryHere(), 'infosys-close')).toMatchObject({
    name: 'the Infosys share',
    measure: 'Infosys, month-end close on the NSE adjusted for splits, INR per share, dividends left out',
    observed: 'month-end close',
  });
  const hindi = inLocale('hi', () => subjectOf(libraryHere(), 'infosys-close'));
  expect(hindi).toMatchObject({ name: 'इन्फ़ोसिस का शेयर', label: 'इन्फ़ोसिस', observed: 'महीने के अंत का भाव' });
});

test('what an entry says itself stands before what is usual', () => {
  expect(subjectOf(libraryHere(), 'reliance-close').name).toBe('the Reliance Industries share');
});

test('a series is ranked with those of its group', () => {
  expect(groupOf(libraryHere(), 'infosys-close')).toBe('shares');
  expect(groupOf(libraryHere(), 'us-cpi')).toBeUndefined();
  expect(seriesOfGroup(libraryHere(), 'metals')).toEqual([
    ...['gold-usd-oz', 'silver-usd-oz', 'gold-inr-10g', 'silver-inr-kg'],
  ]);
});

test.each([
  [ENTRY, `${ENTRY}    formt: inr-2\n`, 'series.3: Unrecognized key: "formt"'],
  [ENTRY, '  - id: infosys-close\n    lable: Infosys\n', '"lable"; the nearest is "label"'],
  ['  group: shares\n', '  group: share\n', 'usual.group: Invalid option'],
  [ENTRY, ENTRY.replace('infosys', 'tcs'), 'tcs-close is a subject already'],
  ['hi: { label: इन्फ़ोसिस }', 'hi: { title: इन्फ़ोसिस }', 'in.hi: label is missing'],
  ['hi: { label: इन्फ़ोसिस }', 'hindi: { label: इन्फ़ोसिस }', 'in.hindi: Invalid key in record'],
])('%j as %j is refused with its line', (from, to, problem) => {
  changeContent(SHARES, from, to);
  expect(() => subjects(libraryHere())).toThrow(
    new RegExp(`^content/${SHARES}:\\d+: .*${problem.replace(/[.[\]()]/g, '\\$&')}`),
  );
});

test('a word of two series is refused, with both places', () => {
  changeContent(SHARES, 'words: [infosys,', 'words: [infosys, gold,');
  expect(() => vocabulary(libraryHere())).toThrow(
    /^content\/subjects\/shares\.yaml:\d+: "gold" has another meaning already \(series\.2\.words of subjects\/commodities\.yaml\)/,
  );
});

test('the words of a series that is a subject stand nowhere else', () => {
  changeContent(
    'vocabulary/series.yaml',
    '\n  rbi-repo-month-end:',
    '\n  infosys-close: [infosys]\n  rbi-repo-month-end:',
  );
  expect(() => vocabulary(libraryHere())).toThrow(
    /^content\/vocabulary\/series\.yaml:\d+: The words of infosys-close stand in its entry of content\/subjects/,
  );
});
