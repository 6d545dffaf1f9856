import { counted } from '@/lib/platform/counters';
import { inFormScope, type FormScope } from '@/lib/platform/http/form-page';
import type { analyses } from '@samvit/research';
import { outcomeResponse } from '@/lib/services/http/form-or-json';
import { respondToQuestion } from './ask';

/** As the server in front asks: the response, and the page that is named for it. */
function respond(fields: analyses.Fields) {
  const scope: FormScope = {};
  const response = inFormScope(scope, () => outcomeResponse(respondToQuestion(fields)));
  return { response, page: scope.page };
}

test.each([
  [{ measure: 'growth', a: 'gold-inr-10g', window: '20y' }, '/analysis/growth/gold-inr-10g/20y'],
  [
    { measure: 'volatility', a: 'silver-usd-oz', b: 'gold-usd-oz', window: 'all' },
    '/analysis/volatility/gold-usd-oz~silver-usd-oz/all',
  ],
  [{ q: 'How much did gold grow in the last 20 years?' }, '/analysis/growth/gold-inr-10g/20y'],
  [{ q: 'india 10 year bond yield since 2020' }, '/analysis/level/india-10y/2020-01..'],
  [{}, '/analysis'],
])('%j leads to %s', (fields, path) => {
  const { response, page } = respond(fields);
  expect([response.status, response.headers.get('location')]).toEqual([303, path]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(page).toBeUndefined();
});

test('what names no analysis is answered with the page that says why, and what was typed is in no address', () => {
  const before = counted('analyses', 'not-understood');
  const { response, page } = respond({ measure: 'growth', a: 'nothing' });
  expect(response.status).toBe(200);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(counted('analyses', 'not-understood') - before).toBe(1);
  expect(page).toMatchObject({
    path: '/analysis/reading',
    result: { query: { state: 'problems', problems: [{ field: 'a' }] }, fields: { a: 'nothing' } },
  });
});

test('an answer leads to the form with its choices, which is counted as nothing', () => {
  const before = counted('analyses', 'not-understood');
  const { page } = respond({ form: 'yes', measure: 'growth', a: 'gold-inr-10g', window: '20y' });
  expect(page).toMatchObject({ result: { query: { state: 'form' }, fields: { a: 'gold-inr-10g' } } });
  expect(counted('analyses', 'not-understood')).toBe(before);
});

test.each([
  ['HDFC growth 5 saal', 'chosen'],
  ['Should I buy gold now?', 'refused-advice'],
  ['Nifty agle saal kahan jayega?', 'refused-forecast'],
  ['gold vs Vedanta 3 years', 'refused-not-held'],
  ['gold vs Frobozz 3 years', 'refused-no-series'],
  ['what is drawdown', 'explained'],
  ['My PAN is ABCDE1234F, how much gold', 'refused-personal-data'],
  ['xyzzy plugh', 'not-understood'],
] as const)('%s is counted as %s', (q, result) => {
  const before = counted('analyses', result);
  const { status } = respond({ q }).response;
  expect([status, counted('analyses', result) - before]).toEqual([200, 1]);
});

test.each(['gold growth 10 years physical', 'growth of sliver', 'gold growth 10 years and 5 years'])(
  '%s leads to no page that could not say what was left out or corrected',
  (q) => {
    const { response, page } = respond({ q });
    expect([response.status, response.headers.get('location')]).toEqual([200, null]);
    // The page has what was understood, and does not understand it anew.
    expect(page?.result).toMatchObject({
      query: { state: 'question', read: expect.anything() },
      fields: { q },
    });
  },
);

test('without the server in front the browser is led to the form, with nothing that was typed', () => {
  const response = outcomeResponse(respondToQuestion({ measure: 'growth', a: 'nothing' }));
  expect([response.status, response.headers.get('location')]).toEqual([303, '/analysis/reading']);
  expect(response.headers.get('set-cookie')).toBeNull();
});
