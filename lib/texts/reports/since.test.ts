import { writeContent } from '@/testing/content/content-folder';
import { seriesText } from '@/testing/content/series-file';
import { writeReport } from '@/testing/content/report-file';
import { resolveReport } from './resolve-report';

/** The sample with its figures and charts ending in the given month, published on the given day. */
function endingIn(month: string, date = '2026-02-27') {
  const file = `to-${month}-${date}.md`;
  writeReport(
    file,
    ...(
      ['up-change: { formula: change, series: up, from: 2026-01, to: ', 'at: ', 'to: ', 'to: '] as const
    ).map((before): [string, string] => [`${before}2026-03`, `${before}${month}`]),
    ['date: 2026-04-10', `date: ${date}`],
    ...Array.from({ length: 4 }, (): [string, string] => ['    to: 2026-03', `    to: ${month}`]),
  );
  return resolveReport('sample', `reports/${file}`).since;
}

test('contains the value then, the latest one and the benchmark, also if they contradict the report', () => {
  const { watched, benchmark, endsWithReport } = endingIn('2026-02');
  expect(endsWithReport).toBe(false);
  expect(watched.then).toMatchObject({ period: '2026-02', value: 90 });
  expect(watched.latest).toMatchObject({ period: '2026-03', value: 100 });
  expect(watched.change).toBe('+11.1%'); // 100 / 90 - 1
  expect(benchmark).toMatchObject({
    label: 'Down',
    then: { value: 45 },
    latest: { value: 40 },
    change: '−11.1%',
  });
});

test('has no change if the figures end with the report', () => {
  const { watched, benchmark, endsWithReport } = endingIn('2026-03');
  expect(endsWithReport).toBe(true);
  expect([watched.change, benchmark.change]).toEqual([null, null]);
  expect(watched.then).toEqual(watched.latest);
});

test("counts from the end of the report's data, also what had ended before it was published", () => {
  const { watched, benchmark, endsWithReport } = endingIn('2026-02', '2026-04-10');
  expect(endsWithReport).toBe(false);
  expect([watched.change, benchmark.change]).toEqual(['+11.1%', '−11.1%']);
});

test('does not compare a period that a note calls partial', () => {
  writeContent(
    'series/up.json',
    seriesText({
      id: 'up',
      points: [
        ['2026-01', 80],
        ['2026-02', 90],
        ['2026-03', 100],
      ],
      notes: [{ period: '2026-03', kind: 'partial', text: 'Close of 9 March 2026.', source: 'Exchange' }],
    }),
  );
  expect(endingIn('2026-02').watched.change).toBeNull();
});
