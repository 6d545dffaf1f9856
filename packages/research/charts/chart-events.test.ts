import { libraryHere } from '@/lib/texts/library-here';
import { writeContent } from '@/testing/content/content-folder';
import type { DatedEvent } from '../series/events';
import { getSeries } from '../series/get-series';
import { seriesText } from '@/testing/content/series-file';
import { chartEvents } from './chart-events';

writeContent(
  'series/months.json',
  seriesText({
    id: 'months',
    points: [
      ['2025-03', 1],
      ['2025-04', 2],
    ],
  }),
);
writeContent(
  'series/quarters.json',
  JSON.stringify({
    ...(JSON.parse(seriesText({ id: 'quarters', points: [] })) as object),
    unit: undefined,
    frequency: 'quarterly',
    asOf: 'Q1 FY26',
    columns: [
      { name: 'quarter', kind: 'period' },
      { name: 'periodEnd', kind: 'period end' },
      { name: 'revenue', kind: 'value', title: 'revenue', unit: 'USD million' },
    ],
    points: [
      ['Q3 FY25', '2024-10-27', 1],
      ['Q4 FY25', '2025-01-26', 2],
      ['Q1 FY26', '2025-04-27', 3],
    ],
  }),
);

const event = (id: string, date: string): [string, DatedEvent] => [
  id,
  { id, date, text: 'A rule changes', status: 'verified', source: 'Gazette' },
];
const KNOWN = new Map([
  event('late', '2025-04-09'),
  event('early', '2025-03-05'),
  event('before', '2024-10-01'),
  event('after', '2025-05-28'),
]);

test('events are in order of time', () => {
  const events = chartEvents(libraryHere(), ['late', 'early'], [getSeries(libraryHere(), 'months')], KNOWN);
  expect(events.map(({ id }) => id)).toEqual(['early', 'late']);
  expect(events[0]?.fiscal).toBeUndefined();
});

test('among fiscal quarters an event has its quarter by the dates of the source, and the share that had passed', () => {
  // 27 January to 27 April are 91 days; up to 9 April 72 of them have passed.
  const [late] = chartEvents(libraryHere(), ['late'], [getSeries(libraryHere(), 'quarters/revenue')], KNOWN);
  expect(late?.fiscal?.period).toBe('Q1 FY26');
  expect(late?.fiscal?.share).toBeCloseTo(72 / 91, 10);
});

test.each([
  ['months', 'before'],
  ['months', 'after'],
  ['quarters/revenue', 'before'],
  ['quarters/revenue', 'after'],
])('on %s the event "%s" lies outside', (series, id) => {
  expect(() => chartEvents(libraryHere(), [id], [getSeries(libraryHere(), series)], KNOWN)).toThrow(
    'lies outside the window',
  );
});

test('an unknown event is refused', () => {
  expect(() => chartEvents(libraryHere(), ['none'], [getSeries(libraryHere(), 'months')], KNOWN)).toThrow(
    'has no event "none"',
  );
});
