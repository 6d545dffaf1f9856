import { writeReport } from '@/testing/content/report-file';
import { setLivePoints } from '@/lib/texts/library-here';
import { withLiveValues } from './live-report';
import { resolveReport } from './resolve-report';

const WATCH = `watch:
  - { text: 'Up {up-last}, under its last', series: up, when: <, against: { figure: up-last }, format: usd }
notes:
`;

afterEach(() => setLivePoints(new Map()));

test('a report that the build has read is given the values that came in since', () => {
  writeReport('sample.md', ['notes:\n', WATCH]);
  const built = resolveReport('sample', 'reports/sample.md');
  expect(withLiveValues(built)).toBe(built);
  expect(built.watch).toMatchObject([{ latest: { text: '$100', period: '2026-03' }, met: null }]);

  setLivePoints(new Map([['up', [[['2026-04', 90]]]]]));
  const { since, watch, figures } = withLiveValues(built);
  expect(since).toMatchObject({
    endsWithReport: false,
    watched: { then: built.since.watched.then, latest: { period: '2026-04', value: 90 }, change: '−10.0%' },
    benchmark: { change: null },
  });
  expect(since.watched.held.points.at(-1)?.period).toBe('2026-04');
  expect(watch).toMatchObject([
    { latest: { text: '$90', period: '2026-04' }, threshold: '$100', distance: '−10.0%', met: '2026-04' },
  ]);
  expect(figures).toBe(built.figures);
});
