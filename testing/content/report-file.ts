import { writeContent } from './content-folder';
import { seriesText } from './series-file';

// Two monthly prices of three months, a glossary and an event: all data that the sample report below uses.
const MONTHS = ['2026-01', '2026-02', '2026-03'];
const points = (values: number[]) => values.map((value, i) => [MONTHS[i], value]);
writeContent('series/up.json', seriesText({ id: 'up', title: 'Up', points: points([80, 90, 100]) }));
writeContent('series/down.json', seriesText({ id: 'down', title: 'Down', points: points([50, 45, 40]) }));
writeContent(
  'series/events.json',
  JSON.stringify([
    {
      id: 'vote',
      date: '2026-02-14',
      text: 'The board votes on 30 items',
      status: 'single source',
      source: 'Gazette',
    },
  ]),
);
writeContent('glossary.yaml', '- { id: ratio, term: Ratio, definition: One value over another. }\n');

const chart = (name: string) => `  ${name}:
    kind: line
    title: Up to {up-last}
    subtitle: Dollars
    series: [{ series: up, label: Up }]
    to: 2026-03
    format: usd
`;

const FRONT = `order: 1
assetClass: Commodities
tag: Commodities
topic: Up and down
headline: 'Up [rose](claim:up-change>0) {up-change}'
summary: From {up-change.from} to {up-change.to} it went up {up-change}.
cardFinding: From {up-change.from} to {up-change.to} the first of both went up {up-change}.
version: 1
date: 2026-04-10
changes: First version.
nextUpdate: In May.
figures:
  up-change: { formula: change, series: up, from: 2026-01, to: 2026-03, format: percent }
  down-change: { formula: change, series: down, from: 2026-01, to: 2026-03, format: percent }
  up-last: { formula: value, series: up, at: 2026-03, format: usd }
keyFigures:
  - { value: '{up-change}', label: 'up, to {up-change.to}' }
  - { value: '{down-change}', label: down }
  - { value: '{up-last}', label: at the end }
charts:
${['main', 'one', 'two', 'three', 'four'].map(chart).join('')}cautions: [Two lines only.]
quotes:
  law: { text: At least 12 months, source: Gazette, date: 2026-01-31, url: https://gazette.example/ }
notes:
  rounding: { text: Printed to 0.1., about: The up series }
since: { series: up, label: Up, benchmark: { series: down, label: Down } }
`;

const BODY = `## The question

What moved, ({up-change}), by how much?

## What we found

### Up {up-change}, the other down

It [rose](claim:up-change>down-change) by {up-change}, and the other went {down-change}. See the [ratio](term:ratio).

![](chart:one)

### The board met

It voted on [14 February 2026](event:vote), for [12 months](quote:law), to [0.1](note:rounding).

![](chart:two)

### And stayed

![](chart:three)

![](chart:four)

## The case for

One.

## The case against

Two.

## What would change our mind

Three.

## Risks

Four.

## Method

Five.
`;

/**
 * Writes the sample report, or another file of its folder, with pieces of its text replaced.
 * @throws when a piece does not occur, because then the test would test nothing
 */
export function writeReport(file = 'sample.md', ...changes: [from: string, to: string][]): void {
  const text = changes.reduce((whole, [from, to]) => {
    if (!whole.includes(from)) throw new Error(`"${from}" is not in the sample`);
    return whole.replace(from, to);
  }, `---\n${FRONT}---\n\n${BODY}`);
  writeContent(`reports/${file}`, text);
}
