import { writeReport } from './report.fixture';
import { parseReport } from './report';

/** Reads the sample with pieces replaced, from a file of its own: reports are kept once read. */
let count = 0;
function read(...changes: [string, string][]) {
  count += 1;
  writeReport(`changed-${count}.md`, ...changes);
  return parseReport('sample', `reports/changed-${count}.md`);
}

test('a report whose every number and word is bound is read, with its figures written in', () => {
  const report = read();
  expect(report.plain.headline).toBe('Up rose 25.0%');
  expect(report.plain.summary).toBe('From January 2026 to March 2026 it went up 25.0%.');
  expect(report.charts.one?.title).toBe('Up to $100');
  expect(report.dataDate).toBe('March 2026');
});

describe('a report is refused, in a sentence that says where', () => {
  test.each<[what: string, change: [string, string], message: RegExp]>([
    ['a typed digit', ['One.\n', 'It fell 3 times.\n'], /"3" is typed.*In: "It fell 3 times\."/],
    ['a typed digit in the headline', ["'Up [", "'7 times up ["], /"7" is typed/],
    ['a typed digit in a caution', ['Two lines only.', '2 lines only.'], /"2" is typed/],
    [
      'a typed digit in a title of a chart',
      ['title: Up to {up-last}', 'title: Up to {up-last} of 9'],
      /"9" is typed/,
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
    ['an event nobody dated', ['(event:vote)', '(event:ball)'], /Nothing to quote is called "ball"/],
    ['a term without a definition', ['(term:ratio)', '(term:spread)'], /no term "spread"/],
    ['a chart nobody drew', ['(chart:four)', '(chart:five)'], /No chart is called "five"/],
    ['a chart nobody sees', ['![](chart:four)\n', ''], /charts\.four: the text never shows it/],
    ['a section left out', ['## Risks\n', ''], /The sections are/],
    ['a line to watch that is not there', ['since: { line: up', 'since: { line: sideways'], /No such line/],
  ])('%s', (_, change, message) => {
    expect(() => read(change)).toThrow(message);
  });
});
