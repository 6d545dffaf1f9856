import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changeContent, copyRealContent, writeContent } from '@/testing/content/content-folder';
import { checkFolders } from '@/lib/content/locales';
import { readText } from '@/lib/content/read';
import { checkOrder } from '@/lib/research/reports/read-report';
import { contentMistakes } from './content-mistakes';

// Each mistake is made in a copy of the real content, mostly in a file of the templates, which nobody edits for readers.
copyRealContent();

const template = (file: string) => readFileSync(path.resolve(__dirname, '../docs/template', file), 'utf8');
const REPORT = 'reports/sample-report.md';
const POST = 'blogs/sample-post.md';
const SUBJECT = 'subjects/sample.yaml';
for (const file of [REPORT, POST, SUBJECT, 'series/sample-years.json']) writeContent(file, template(file));

/** That these are all complaints: of a file, of the line on which a piece of its text stands. */
function expectMistakes(...expected: [file: string, piece: string, problem: string][]): void {
  const complaints = contentMistakes();
  for (const [file, piece, problem] of expected) {
    const line = (readText(file).split(piece)[0] ?? '').split('\n').length;
    expect(complaints).toContainEqual(expect.stringContaining(`content/${file}:${line}: ${problem}`));
  }
  expect(complaints).toHaveLength(expected.length);
}

test('an unknown series is reported where it is named, with the nearest', () => {
  changeContent(
    REPORT,
    'income-first: { formula: value, series: nvidia-years/',
    'income-first: { formula: value, series: nvidia-year/',
  );
  changeContent(POST, '- { series: gold-usd-oz,', '- { series: gold-usd-ox,');
  changeContent(SUBJECT, '- id: sample-years/sales', '- id: sample-yaers/sales');
  expectMistakes(
    [
      REPORT,
      'nvidia-year/',
      'figures.income-first.series: No series is called "nvidia-year/netIncome"; the nearest is "nvidia-years"',
    ],
    [
      POST,
      'gold-usd-ox',
      'charts.thumbnail.series.0.series: No series is called "gold-usd-ox"; the nearest is "gold-usd-oz"',
    ],
    [
      SUBJECT,
      'sample-yaers',
      '0.id: No series is called "sample-yaers/sales"; the nearest is "sample-years"',
    ],
  );
});

test('a misspelt figure of a claim is reported with its line, and a unit with no words does not wait for the build', () => {
  changeContent(
    REPORT,
    '[less](claim:revenue-change<income-change) than',
    '[less](claim:revenue-chage<income-change) than',
  );
  changeContent(POST, '[rose](claim:change>0)', '[rose](claim:chagne>0)');
  changeContent('messages/formats.yaml', "  '% a year': '% a year'\n", '');
  const unknown = 'is neither a number nor a figure of this text; the nearest is';
  expectMistakes(
    [REPORT, 'revenue-chage', `"revenue-chage" ${unknown} "revenue-change"`],
    [POST, 'chagne', `"chagne" ${unknown} "change"`],
    ['messages/formats.yaml', 'USD per troy ounce:', 'There is no message formats.units.% a year'],
    ['hi/messages/formats.yaml', "  '% a year'", 'units.% a year: The English file has no such message'],
  );
});

test('a misspelt key is reported as such, with the one that is missing', () => {
  changeContent(REPORT, '\ntopic: ', '\ntopik: ');
  changeContent(POST, 'at: 2016-06, format:', 'at: 2016-06, formt:');
  changeContent('series/sample-years.json', '"frequency"', '"freqency"');
  expectMistakes(
    [REPORT, 'topik', 'Unrecognized key: "topik"; the nearest is "topic"'],
    [POST, 'formt', 'figures.first: Unrecognized key: "formt"; the nearest is "format"'],
    ['series/sample-years.json', 'freqency', 'Unrecognized key: "freqency"; the nearest is "frequency"'],
  );
});

test('a figure that the landing page does not have, a redirect to no post, and half a legal text are reported', () => {
  changeContent('landing.yaml', '{gold-growth} a year against', '{gold-growht} a year against');
  writeContent('redirects.yaml', '- { from: /blogs/old, to: /blogs/no-such-post }\n');
  const legal = readText('hi/legal/disclaimers.md');
  writeContent('hi/legal/disclaimers.md', legal.slice(0, legal.lastIndexOf('\n## ')));
  expectMistakes(
    ['landing.yaml', 'gold-growht', 'No figure is called "gold-growht"; the nearest is "gold-growth"'],
    ['redirects.yaml', '/blogs/old', '0.to: There is no /blogs/no-such-post'],
    ['hi/legal/disclaimers.md', '## ', 'The English text has 10 headings, this one 9'],
  );
});

test('a misspelt value of an insight is reported at its message, also in a branch that no finding takes', () => {
  changeContent(
    'messages/insights.yaml',
    '{name} sets a {high, select, high {high}',
    '{name} sets a {hihg, select, high {high}',
  );
  expectMistakes([
    'messages/insights.yaml',
    '{hihg,',
    'insights.record-run.title: nothing gives {hihg}; the nearest is "high"',
  ]);
});

test('two reports have no place in common', () => {
  changeContent(REPORT, 'draft: true\n', '');
  changeContent(REPORT, 'order: 99', 'order: 1');
  expect(checkOrder).toThrow(/^content\/reports\/[a-z-]+\.md:\d+: order: [a-z-]+ has the place 1, too$/);
});

test.each(['reports/Copper.md', 'series/Copper.json', 'subjects/copper.yml', 'reports/copper/notes.md'])(
  'nothing reads a file named %s',
  (file) => {
    expect(checkFolders).not.toThrow();
    writeContent(file, '');
    expect(checkFolders).toThrow(`content/${file}:1: Nothing reads this file`);
  },
);
