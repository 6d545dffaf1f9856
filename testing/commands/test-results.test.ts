import path from 'node:path';
import { resultsOf, resultsTable, unitResultsOf } from './test-results';
import { ROOT } from '@/lib/platform/commands/root.mjs';

const test = (status: string) => ({ tests: [{ status }] });
const REPORT = JSON.stringify({
  suites: [
    {
      file: 'blog.spec.ts',
      specs: [test('expected')],
      suites: [{ specs: [test('skipped'), test('expected')] }],
    },
    { file: 'feed.spec.ts', specs: [test('unexpected')] },
  ],
});

it('counts the results of each spec, of nested groups too', () => {
  const rows = resultsOf('upstream', REPORT, 1);
  expect(rows).toEqual([
    { mode: 'upstream', spec: 'blog.spec.ts', passed: 2, failed: 0, skipped: 1 },
    { mode: 'upstream', spec: 'feed.spec.ts', passed: 0, failed: 1, skipped: 0 },
  ]);
  expect(resultsTable(rows).split('\n')).toEqual([
    '| mode | spec | passed | failed | skipped |',
    '| --- | --- | --: | --: | --: |',
    '| upstream | blog.spec.ts | 2 | 0 | 1 |',
    '| upstream | feed.spec.ts | 0 | 1 | 0 |',
    '| all |  | 2 | 1 | 1 |',
  ]);
});

it('counts the results of each suite, also of one that ran twice or could not be loaded', () => {
  const suite = (name: string, ...statuses: string[]) => ({
    name: path.join(ROOT, name),
    status: 'failed',
    assertionResults: statuses.map((status) => ({ status })),
  });
  const report = JSON.stringify({
    testResults: [
      suite('lib/a.test.ts', 'passed', 'pending'),
      suite('lib/a.test.ts', 'failed'),
      suite('b.test.ts'),
    ],
  });
  expect(unitResultsOf('twice', report, 1)).toEqual([
    { mode: 'twice', spec: 'lib/a.test.ts', passed: 1, failed: 1, skipped: 1 },
    { mode: 'twice', spec: 'b.test.ts', passed: 0, failed: 1, skipped: 0 },
  ]);
});

it('counts a run that did not start, or that failed outside a test, as failed', () => {
  expect(resultsOf('postgres', undefined, 1)).toMatchObject([{ mode: 'postgres', failed: 1 }]);
  const passed = JSON.stringify({ suites: [{ file: 'a.spec.ts', specs: [test('expected')] }] });
  expect(resultsOf('postgres', passed, 1).map(({ failed }) => failed)).toEqual([0, 1]);
  expect(resultsOf('postgres', passed, 0).map(({ failed }) => failed)).toEqual([0]);
});
