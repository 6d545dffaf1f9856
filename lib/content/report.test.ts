import { writeContent } from './content-folder.fixture';
import { seriesText } from '@/lib/figures/series.fixture';
import { ContentError } from './read';
import { listReports, readReport } from './report';

writeContent(
  'figures/prices.json',
  seriesText({
    id: 'prices',
    points: [
      ['2025-06', 80],
      ['2026-05', 100],
      ['2026-06', null],
    ],
  }),
);

const SAMPLE = `order: 2
assetClass: Commodities
tag: Gold
topic: The price of gold
headline: Up {growth}
summary: From {first} up {growth}
cardFinding: Gold rose {growth}
figures:
  growth: { formula: change, line: prices, from: 2025-06, to: 2026-05, format: percent-0 }
  first: { formula: value, line: prices, at: 2025-06, format: usd }
keyFigures:
  - { value: '{growth}', label: in a year }
  - { value: '{first}', label: at first }
  - { value: 'one', label: series }
chart:
  kind: line
  title: Up {growth}
  subtitle: Dollars
  lines: [{ line: prices, label: Gold }]
  format: usd
cautions:
  - It began at {first}.
`;

/** Writes a report, with one piece of the sample replaced. */
function writeReport(slug: string, [from, to]: [string, string] = ['', '']) {
  if (!SAMPLE.includes(from)) throw new Error(`"${from}" is not in the sample`);
  writeContent(`reports/${slug}.yaml`, SAMPLE.replace(from, to));
}

describe('a report', () => {
  writeReport('gold');

  test('has its figures written into every text: 100 / 80 - 1 is 25%', () => {
    expect(readReport('gold')).toMatchObject({
      slug: 'gold',
      headline: 'Up 25%',
      summary: 'From $80 up 25%',
      cardFinding: 'Gold rose 25%',
      keyFigures: [
        { value: '25%', label: 'in a year' },
        { value: '$80', label: 'at first' },
        { value: 'one', label: 'series' },
      ],
      chart: { title: 'Up 25%' },
      cautions: ['It began at $80.'],
    });
  });

  test('is dated by the last value its charts show, not by the gap behind it', () => {
    expect(readReport('gold')?.dataDate).toBe('May 2026');
  });

  test('shows its main chart on the card, unless it has one for it', () => {
    expect(readReport('gold')?.cardChart).toEqual(readReport('gold')?.chart);
    const card =
      'cardChart: { kind: bars, title: "{growth}", subtitle: x, lines: [{ line: prices, label: Gold }], format: usd }\n';
    writeReport('with-card', ['cautions:', `${card}cautions:`]);
    expect(readReport('with-card')?.cardChart).toMatchObject({ kind: 'bars', title: '25%' });
    expect(readReport('with-card')?.chart.kind).toBe('line');
  });

  test('is read once', () => expect(readReport('gold')).toBe(readReport('gold')));

  test.each(['silver', '', '../site', 'gold.yaml', 'constructor'])('%j is none', (slug) => {
    expect(readReport(slug)).toBeNull();
  });

  test.each<[string, [string, string], string]>([
    ['no place among the cards', ['order: 2', 'order: 0'], ':1: order: '],
    ['an unknown class', ['Commodities', 'Stamps'], ':2: assetClass: '],
    ['too few key figures', ["  - { value: 'one', label: series }\n", ''], ':12: keyFigures: '],
    ['no caution', ['cautions:\n  - It began at {first}.', 'cautions: []'], ':21: cautions: '],
    ['a chart of no known kind', ['kind: line', 'kind: pie'], ':16: chart.kind: '],
    [
      'a figure that cannot be computed',
      ['at: 2025-06', 'at: 2024-06'],
      ':1: figures.first: prices has no window',
    ],
    [
      'a name without a figure',
      ['rose {growth}', 'rose {fall}'],
      ':1: {fall} stands in the text, but no such figure',
    ],
    [
      'a figure never used',
      ['figures:', 'figures:\n  last: { formula: value, line: prices, at: 2026-05, format: usd }'],
      ':1: figures.last: the text never uses it',
    ],
    [
      'a chart over a window that is not there',
      ['  format: usd\nca', '  from: 2020-01\n  format: usd\nca'],
      ':1: prices has no window',
    ],
  ])('%s is refused with file and line', (what, change, message) => {
    const slug = what.replaceAll(' ', '-');
    writeReport(slug, change);
    expect(() => readReport(slug)).toThrow(ContentError);
    expect(() => readReport(slug)).toThrow(`content/reports/${slug}.yaml${message}`);
    writeReport(slug, ['order: 2', 'order: 9']); // Sound again: the list below reads every file.
  });
});

test('reports are listed in the order of the cards', () => {
  writeReport('silver', ['order: 2', 'order: 1']);
  writeReport('bonds', ['order: 2', 'order: 10']);
  const slugs = listReports().map(({ slug }) => slug);
  expect(slugs[0]).toBe('silver');
  expect(slugs.indexOf('gold')).toBeLessThan(slugs.indexOf('no-caution')); // 2 before 9
  expect(slugs.at(-1)).toBe('bonds'); // 10 is after 9, though its text sorts before
});
