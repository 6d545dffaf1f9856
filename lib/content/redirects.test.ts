import { writeContent } from '@/testing/content/content-folder';
import { redirects } from './redirects';

test('an old address leads to the new one, and a part with a colon is any name', () => {
  writeContent(
    'redirects.yaml',
    [
      '- { from: /blog, to: /blogs }',
      '- { from: /reports/:report/figures, to: /reports/:report/evidence }',
      '- { from: /reports/:report/v/:version/figures, to: /reports/:report/v/:version/evidence }',
      '- { from: /reports/first/figures, to: /reports/second/evidence }',
    ].join('\n'),
  );
  const moved = redirects();
  expect(moved.get('/blog')).toBe('/blogs');
  expect(moved.get('/reports/gold-vs-silver/figures')).toBe('/reports/gold-vs-silver/evidence');
  expect(moved.get('/reports/gold/v/2/figures')).toBe('/reports/gold/v/2/evidence');
  expect(moved.get('/reports/first/figures')).toBe('/reports/second/evidence');
  for (const path of ['/blogs', '/reports/gold/figures.csv', '/reports/a/b/figures', '/hi/reports/a/figures'])
    expect(moved.get(path)).toBeUndefined();
});
