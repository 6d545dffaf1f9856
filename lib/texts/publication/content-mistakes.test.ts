import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changeContent, copyRealContent, writeContent } from '@/testing/content/content-folder';
import { checkFolders } from '@/lib/content/locales';
import { readText } from '@/lib/content/read';
import { landing } from '@/lib/texts/landing';
import { checkOrder } from '@/lib/texts/reports/read-report';
import { contentMistakes } from './content-mistakes';

// Mistakes are made in a copy of the real content, mostly in files like the templates, which nobody edits for readers.
copyRealContent();

const template = (file: string) => readFileSync(path.resolve('docs/template', file), 'utf8');
const REPORT = 'reports/sample-report.md';
const SUBJECT = 'subjects/sample.yaml';
const SERIES = 'series/sample-years.json';
for (const file of [REPORT, SUBJECT, SERIES]) writeContent(file, template(file));

type Mistake = {
  file: string;
  /** What stands there, and the mistake in its place. */
  from: string;
  to: string;
  problem: string;
  /** What stands on the line of the complaint, if it is not the mistake. */
  at?: string;
};

function make({ file, from, to }: Mistake): void {
  const [kind] = file.split('/');
  if (kind === 'reports') writeContent(file, template(REPORT));
  if (kind === 'blogs') writeContent(file, template('blogs/sample-post.md'));
  changeContent(file, from, to);
}

function expectComplaint(
  complaints: readonly string[],
  { file, to, at = to, problem }: Omit<Mistake, 'from'>,
): void {
  const line = (readText(file).split(at)[0] ?? '').split('\n').length;
  expect(complaints).toContainEqual(expect.stringContaining(`content/${file}:${line}: ${problem}`));
}

/** Each in a file of its own, since of a file the first mistake is reported. */
const MISTAKES: Mistake[] = [
  {
    file: 'reports/series.md',
    from: 'income-first: { formula: value, series: nvidia-years/',
    to: 'income-first: { formula: value, series: nvidia-year/',
    problem:
      'figures.income-first.series: No series is called "nvidia-year/netIncome"; the nearest is "nvidia-years"',
  },
  {
    file: 'blogs/series.md',
    from: '- { series: gold-usd-oz,',
    to: '- { series: gold-usd-ox,',
    problem:
      'charts.thumbnail.series.0.series: No series is called "gold-usd-ox"; the nearest is "gold-usd-oz"',
  },
  {
    file: SUBJECT,
    from: '- id: sample-years/sales',
    to: '- id: sample-yaers/sales',
    problem: 'series.0.id: No series is called "sample-yaers/sales"; the nearest is "sample-years"',
  },
  {
    file: 'reports/claim.md',
    from: '[less](claim:revenue-change<income-change) than',
    to: '[less](claim:revenue-chage<income-change) than',
    problem: '"revenue-chage" is neither a number nor a figure of this text; the nearest is "revenue-change"',
  },
  {
    file: 'blogs/claim.md',
    from: 'The price [rose](claim:change>0)',
    to: 'The price [rose](claim:chagne>0)',
    problem: '"chagne" is neither a number nor a figure of this text; the nearest is "change"',
  },
  {
    file: 'reports/key.md',
    from: '\ntopic: ',
    to: '\ntopik: ',
    at: 'topik',
    problem: 'Unrecognized key: "topik"; the nearest is "topic"',
  },
  {
    file: 'blogs/key.md',
    from: 'at: 2016-06, format:',
    to: 'at: 2016-06, formt:',
    problem: 'figures.first: Unrecognized key: "formt"; the nearest is "format"',
  },
  {
    file: SERIES,
    from: '"frequency"',
    to: '"freqency"',
    problem: 'Unrecognized key: "freqency"; the nearest is "frequency"',
  },
  {
    file: 'redirects.yaml',
    from: '{ from: /blogs/search, to: /search }',
    to: '{ from: /blogs/search, to: /blogs/no-such-post }',
    problem: '1.to: There is no /blogs/no-such-post',
  },
  {
    file: 'reports/length.md',
    from: ' {income-change} in these years, revenue {revenue-change}.',
    to: ' {income-change}.',
    problem: 'cardFinding: Has 26 characters, not 50 to 200',
  },
  {
    file: 'reports/headline.md',
    from: `headline: 'Net income [rose]`,
    to: `headline: 'After ${'many '.repeat(16)}years net income [rose]`,
    problem: 'headline: Has 147 characters, not 1 to 120',
  },
  {
    file: 'messages/formats.yaml',
    from: "  '% a year': '% a year'\n",
    to: '',
    at: 'USD per troy ounce:',
    problem: 'There is no message formats.units.% a year',
  },
];

test('each mistake is reported with its line, and the nearest name that there is', () => {
  MISTAKES.forEach(make);
  const legal = readText('hi/legal/disclaimers.md');
  writeContent('hi/legal/disclaimers.md', legal.slice(0, legal.lastIndexOf('\n## ')));
  const inHindi = [
    {
      file: 'hi/messages/formats.yaml',
      to: "  '% a year'",
      problem: 'units.% a year: The English file has no such message',
    },
    { file: 'hi/legal/disclaimers.md', to: '## ', problem: 'The English text has 10 headings, this one 9' },
  ];
  const complaints = contentMistakes();
  for (const mistake of [...MISTAKES, ...inHindi]) expectComplaint(complaints, mistake);
  expect(complaints).toHaveLength(MISTAKES.length + inHindi.length);
});

test('what is made of all content is checked when its files are right: insights, descriptions, analyses', () => {
  const mistakes: Mistake[] = [
    {
      file: REPORT,
      from: 'What speaks against it.',
      to: '[How far did it fall?](/analysis/drawdown/gold-usd-oz/max)',
      problem: '/analysis/drawdown/gold-usd-oz/max is no analysis: "max" is its wrong window',
    },
    {
      file: 'reports/asked.md',
      from: 'What speaks against it.',
      to: '[What did they become?](/analysis/lumpsum/gold-usd-oz~silver-usd-oz/10y)',
      problem: '/analysis/lumpsum/gold-usd-oz~silver-usd-oz/10y has no answer: Ask this about one name.',
    },
    {
      file: 'messages/insights.yaml',
      from: '{name} sets a {high, select, high {high}',
      to: '{name} sets a {hihg, select, high {high}',
      at: '{hihg,',
      problem: 'insights.record-run.title: nothing gives {hihg}; the nearest is "high"',
    },
    {
      file: 'messages/about.yaml',
      from: 'Who leads the company, who builds the product, what we hold ourselves',
      to: 'Who we are. #',
      at: 'description: Who we are',
      problem: 'description: Has 11 characters, not 50 to 200',
    },
  ];
  mistakes.forEach(make);
  const complaints = contentMistakes();
  for (const mistake of mistakes) expectComplaint(complaints, mistake);
  expect(complaints).toHaveLength(mistakes.length);
});

test('a figure that the landing page does not have is reported with its line', () => {
  changeContent('landing.yaml', '{gold-growth} a year over', '{gold-growht} a year over');
  expect(landing).toThrow(
    /^content\/landing\.yaml:\d+: No figure is called "gold-growht"; the nearest is "gold-growth"$/,
  );
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
