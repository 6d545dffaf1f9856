import { writeContent } from '@/testing/content/content-folder';
import { inLocale } from '@/lib/content/locale';
import { readText } from '@/lib/content/read';
import { readReport } from './read-report';
import { writeReport } from '@/testing/content/report-file';

const NAMES: [english: string, german: string][] = [
  ['The question', 'Die Frage'],
  ['What we found', 'Was wir fanden'],
  ['The case for', 'Dafür'],
  ['The case against', 'Dagegen'],
  ['What would change our mind', 'Was uns umstimmen würde'],
  ['Risks', 'Risiken'],
  ['Method', 'Methode'],
];

const english = readText('messages/reports.yaml');
const german = NAMES.reduce((all, [from, to]) => all.replace(`: ${from}\n`, `: ${to}\n`), english);
writeContent('de/locale.yaml', 'name: Deutsch\nlang: de-DE\nnumbers: en-IN\n');
writeContent('de/messages/reports.yaml', german);
// Titles of series in another language are looked for in subjects.
writeContent('subjects/none.yaml', 'series: []\n');
writeReport('english.md');
writeReport('both.md');
/** What a translation leaves to the English file: all but words. */
const DATA = [
  /^(?:order|assetClass|version|date): .*\n/gm,
  /^figures:\n(?: {2}.*\n)+/gm,
  /, date: \S+, url: \S+(?= \})/g,
  /^ {4}(?:kind|to|format): .*\n/gm,
  /(?<=\{ )series: \w+, /g,
];

function translate(...changes: [string, string][]): void {
  writeReport('../de/reports/both.md', ...changes);
  const text = DATA.reduce((left, data) => left.replace(data, ''), readText('../content/de/reports/both.md'));
  writeContent('de/reports/both.md', text);
}
translate(...NAMES.map(([from, to]): [string, string] => [`## ${from}\n`, `## ${to}\n`]), [
  'source: Gazette',
  'source: Amtsblatt',
]);

const read = (slug: string) => inLocale('de', () => readReport(slug));

test('a translated report has the headings of its language', () => {
  expect(read('both')?.body.source).toContain('## Die Frage\n');
  expect(readReport('both')?.body.source).toContain('## The question\n');
});

test('a quotation has the words of the translation', () =>
  expect(read('both')?.quotes.get('law')).toMatchObject({ source: 'Amtsblatt', date: '2026-01-31' }));

test('a report that is not translated is read in English', () => {
  expect(read('english')?.body.source).toContain('## The question\n');
});

test('English headings in a translated report are an error that names the file', () => {
  translate();
  expect(() => read('both')).toThrow(
    /^content\/de\/reports\/both\.md:\d+: The sections are The question.*; they must be Die Frage, Was wir fanden/,
  );
});
