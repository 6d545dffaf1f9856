import { writeContent } from '@/testing/content/content-folder';
import { resolveReport } from './resolve-report';
import { writeReport } from '@/testing/content/report-file';
import { readText } from '@/lib/content/read';
import { seriesText } from '@/testing/content/series-file';
import { supersedeReport } from './supersede';
import { newerVersions, readVersion } from './versions';

const SECOND: [string, string][] = [
  ['version: 1', 'version: 2'],
  ['First version.', 'The last month was revised.'],
];

/** The sample's first series with another last value, and optionally another unit. */
function writeUp(last: number, changes = {}) {
  const points = [
    ['2026-01', 80],
    ['2026-02', 90],
    ['2026-03', last],
    ['2026-04', 110],
  ];
  writeContent('series/up.json', seriesText({ id: 'up', title: 'Up', points, ...changes }));
}

const EVENTS = 'series/events.json';

function version(number: number) {
  const report = readVersion('sample', number);
  if (!report) throw new Error(`There is no version ${number}`);
  const figure = report.figures.get('up-change');
  return {
    headline: report.plain.headline,
    dataDate: report.dataDate,
    figure,
    drawn: report.mainChart.series[0]?.points.map(({ value }) => value),
    event: report.events.get('vote')?.text,
    watched: report.since.watched,
    changes: newerVersions(report).map(({ changes }) => changes),
  };
}

beforeEach(() => writeReport('sample.md'));

test('a superseded version shows what it showed, whatever happens to series, events and current text', () => {
  const published = version(1);
  expect(supersedeReport('sample')).toEqual(['reports/sample/v1.md', 'reports/sample/v1.json']);

  writeUp(120);
  writeContent(EVENTS, readText(EVENTS).replace('30 items', '31 items'));
  writeReport('sample.md', ...SECOND);
  const [first, current] = [version(1), version(2)];

  // 100 / 80 - 1 then, 120 / 80 - 1 now.
  expect(first.headline).toBe('Up rose 25.0%');
  expect(current.headline).toBe('Up rose 50.0%');
  expect(first.drawn).toEqual([80, 90, 100]);
  expect(current.drawn).toEqual([80, 90, 120]);
  expect(first.figure).toMatchObject({
    value: 0.25,
    text: '25.0%',
    series: [{ title: 'Up' }],
    evidence: [{ rows: [{ value: 80 }, { value: 100 }] }],
    sources: [{ publisher: 'A bureau' }],
  });
  expect([first.event, current.event]).toEqual([
    'The board votes on 30 items',
    'The board votes on 31 items',
  ]);
  expect([first.dataDate, first.changes]).toEqual([published.dataDate, ['The last month was revised.']]);

  // Then as it was published, now as it is: 110 / 100 - 1, and for the new version 110 / 120 - 1.
  expect(published.watched.change).toBeNull();
  expect(first.watched).toMatchObject({ then: { value: 100 }, latest: { value: 110 }, change: '+10.0%' });
  expect(current.watched).toMatchObject({ then: { value: 120 }, change: '−8.3%' });
});

test.each([
  ['in another unit', () => writeUp(100, { unit: 'USD per share' })],
  ['given up', () => writeContent('series/up.json', '')],
])('if its series is %s now, it is not compared with newer values', (_, change) => {
  supersedeReport('sample');
  change();
  const { watched, endsWithReport } = resolveReport('sample', 'reports/sample/v1.md', 1).since;
  expect(watched).toMatchObject({ then: { value: 100 }, latest: { value: 100 }, change: null });
  expect(endsWithReport).toBe(true);
});

test('a stored version is not stored again, and a report with an error is not stored', () => {
  supersedeReport('sample');
  const text = readText('reports/sample/v1.json');
  expect(() => supersedeReport('sample')).toThrow('content/reports/sample/v1.json:1: It is stored already');
  expect(readText('reports/sample/v1.json')).toBe(text);
  writeReport('wrong.md', ['One.\n', 'It fell 3 times.\n']);
  expect(() => supersedeReport('wrong')).toThrow(/content\/reports\/wrong\.md:\d+: "3" is typed/);
  expect(() => readText('reports/wrong/v1.json')).toThrow('missing');
  expect(() => supersedeReport('nothing')).toThrow('content/reports/nothing.md:1: The file is missing');
});

test('a text without snapshot does not get the figures of today', () => {
  writeReport('half.md');
  writeReport('half/v1.md');
  expect(() => supersedeReport('half')).toThrow('content/reports/half/v1.md:1: It is stored already');
  expect(() => readText('reports/half/v1.json')).toThrow('missing');
});
