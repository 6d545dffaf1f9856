import { writeReport } from '@/testing/content/report-file';
import { resolveReport } from '@/lib/texts/reports/resolve-report';

/** Reads the sample with pieces replaced, from a new file, because reports are cached once read. */
let count = 0;
function read(...changes: [string, string][]) {
  count += 1;
  writeReport(`changed-${count}.md`, ...changes);
  return resolveReport('sample', `reports/changed-${count}.md`);
}

test('a report whose numbers and claims are all bound is read, with its figures filled in', () => {
  const report = read();
  expect(report.plain.headline).toBe('Up rose 25.0%');
  expect(report.plain.summary).toBe('From January 2026 to March 2026 it went up 25.0%.');
  expect(report.charts.one?.spec.title).toBe('Up to $100');
  expect(report.dataDate).toBe('March 2026');
});

/** The first chart with a mark in February of this label. */
function marked(label: string): [string, string] {
  return ['    to: 2026-03\n', `    to: 2026-03\n    marks: [{ period: 2026-02, label: '${label}' }]\n`];
}

test('the texts of a chart may contain figures, and numbers that are part of a series name', () => {
  const { charts } = read(
    marked('February 2026, {down-change}'),
    ['subtitle: Dollars', 'subtitle: January to March 2026, {up-change.from} = 100'],
    ['label: Up }]', 'label: "To {up-last}" }]\n    rebase: true'],
    ["' }]\n    format: usd", "' }]\n    format: number"],
  );
  expect(charts.main?.spec).toMatchObject({
    subtitle: 'January to March 2026, January 2026 = 100',
    series: [{ label: 'To $100' }],
    marks: [{ label: 'February 2026, −20.0%' }],
  });
});

/** The sample with a high of its last two months, and this said of it. */
const saying = (words: string): [string, string][] => [
  [
    'figures:\n',
    'figures:\n  up-high: { formula: highest, series: up, from: 2026-02, to: 2026-03, format: usd }\n',
  ],
  ['One.\n', `The price was ${words}.\n`],
];

describe('a guarded word', () => {
  test.each([
    ['bound to nothing', ['One.\n', 'It was the best ever.\n'], /:91: "best" is not bound/],
    [
      'bound to a figure of one period',
      ['One.\n', '[Always](claim:up-last>0) up.\n'],
      /"Always" needs a figure over a window/,
    ],
    ['with a reason that is none', ['One.\n', '[Every](sense:taste) day.\n'], /"sense:taste" is no sense/],
  ] satisfies [string, [string, string], RegExp][])('%s is rejected', (_, change, message) => {
    expect(() => read(change)).toThrow(message);
  });

  test('is rejected if its claim covers less than the text shows', () => {
    expect(() => read(...saying('[highest](claim:up-high=up-last) at {up-last}'))).toThrow(
      /"highest" is tested by up-high, which begins in 2026-02; the text shows up from 2026-01/,
    );
  });

  test.each(['{up-high.from}', '{up-change.from}'])(
    'is accepted if the text names %s, where the shorter window begins',
    (start) => {
      expect(() => read(...saying(`[highest](claim:up-high=up-last) since ${start}`))).not.toThrow();
    },
  );

  test('may be bound to a sense, or be part of a fixed expression', () => {
    expect(() =>
      read(['One.\n', '[Every](sense:rule) price counts, at least and at most once.\n']),
    ).not.toThrow();
  });
});

test.each([
  ['It was a fall of {down-change}.', '"It was a fall of −20.0%" says the fall twice'],
  ['It began on {up-change.from}.', '"on January 2026": a month is "in"'],
])('words that do not fit the figure after them are rejected: %s', (words, message) => {
  expect(() => read(['One.\n', `${words}\n`])).toThrow(message);
});

test('headline and summary have a hundred words at most', () => {
  expect(() => read(['summary: From', `summary: ${'Word by word. '.repeat(34)}From`])).toThrow(
    /:\d+: summary: The headline and the summary have \d+ words, not 100 at most/,
  );
});

describe('a report with an error is rejected with the location', () => {
  test.each<[what: string, change: [string, string], message: RegExp]>([
    ['a typed digit', ['One.\n', 'It fell 3 times.\n'], /:91: "3" is typed.*In: "It fell 3 times\."/],
    ['a typed digit in the headline', ["'Up [", "'7 times up ["], /"7" is typed/],
    ['a typed digit in a caution', ['Two lines only.', '2 lines only.'], /"2" is typed/],
    [
      'a typed digit in a title of a chart',
      ['title: Up to {up-last}', 'title: Up to {up-last} of 9'],
      /"9" is typed/,
    ],
    [
      'a typed digit in a subtitle of a chart',
      ['subtitle: Dollars', 'subtitle: Dollars, up 7'],
      /^content\/reports\/changed-\d+\.md:25: charts\.main\.subtitle: "7" is typed/,
    ],
    [
      'a typed digit in a label of a line',
      ['label: Up }]', 'label: Up by 3 }]'],
      /series\.0\.label: "3" is typed/,
    ],
    ['another day in a label of a mark', marked('8 February'), /marks\.0\.label: "8" is typed/],
    [
      'a period not drawn, in a subtitle',
      ['subtitle: Dollars', 'subtitle: Since April 2026'],
      /"2026" is typed/,
    ],
    ['a false claim in a label of a mark', marked('[Fell](claim:up-change<0)'), /"Fell" does not hold/],
    ['a figure in a label that nobody defined', marked('{sideways}'), /No figure is called "sideways"/],
    [
      'a chart of dollars in rupees',
      ['format: usd\n', 'format: inr\n'],
      /:23: charts\.main: up is in USD per BTC here, which the format "inr" does not write/,
    ],
    ['a typed digit in the topic', ['topic: Up', 'topic: 2 lines, up'], /:5: topic: "2" is typed/],
    [
      'a typed digit in what is watched',
      ['since: { series: up, label: Up', 'since: { series: up, label: Up by 5'],
      /since\.label: "5" is typed/,
    ],
    ['a false direction', ['[rose](claim:up-change>0)', '[fell](claim:up-change<0)'], /"fell" does not hold/],
    [
      'a false comparison',
      ['claim:up-change>down-change', 'claim:up-change<down-change'],
      /"rose" does not hold/,
    ],
    ['a claim about nothing', ['claim:up-change>down-change', 'claim:up-change'], /is no claim/],
    [
      'a figure nobody defined',
      ['and the other went {down-change}', 'and {sideways}'],
      /No figure is called "sideways"/,
    ],
    [
      'a number its quotation does not hold',
      ['[12 months]', '[13 months]'],
      /"13" does not stand in the source/,
    ],
    ['a quotation nobody gave', ['(quote:law)', '(quote:custom)'], /Nothing to quote is called "custom"/],
    ['a quotation without a source', ['source: Gazette, ', ''], /quotes\.law\.source/],
    ['a quotation without an address', [', url: https://gazette.example/', ''], /quotes\.law\.url/],
    ['a quotation without a day', ['date: 2026-01-31', 'date: 2026-01'], /quotes\.law\.date/],
    [
      'our note as a quotation',
      ['source: Gazette', 'source: Note to the Gazette'],
      /Our own notes are "notes"/,
    ],
    ['an image of a file', ['![](chart:one)', '![A](/a.png)\n\n![](chart:one)'], /A report shows charts/],
    ['a note nobody wrote', ['(note:rounding)', '(note:digits)'], /Nothing to quote is called "digits"/],
    ['a number that is not in a note', ['[0.1](note', '[0.2](note'], /"0.2" does not stand in the source/],
    ['an event nobody dated', ['(event:vote)', '(event:ball)'], /Nothing to quote is called "ball"/],
    ['a term without a definition', ['(term:ratio)', '(term:spread)'], /no term "spread"/],
    ['a chart nobody drew', ['(chart:four)', '(chart:five)'], /No chart is called "five"/],
    ['a chart nobody sees', ['![](chart:four)\n', ''], /charts\.four: the text never shows it/],
    ['a section left out', ['## Risks\n', ''], /The sections are/],
    [
      'a line to watch that is not there',
      ['since: { series: up', 'since: { series: sideways'],
      /:62: since\.series: No series is called "sideways"/,
    ],
  ])('%s', (_, change, message) => {
    expect(() => read(change)).toThrow(message);
  });
});
