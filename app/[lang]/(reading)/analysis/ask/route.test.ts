import { responseToForm } from '@/testing/site/form-response';
import { GET, POST } from './route';

const context = { params: Promise.resolve({ lang: 'hi' }) };
const ADDRESS = 'http://localhost/hi/analysis/ask';

test('choices of a page in Hindi lead to the answer in Hindi', async () => {
  const choices = new URLSearchParams({ measure: 'growth', a: 'gold-inr-10g', window: '20y' });
  const response = await GET(new Request(`${ADDRESS}?${choices}`), context);
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    '/hi/analysis/growth/gold-inr-10g/20y',
  ]);
});

test('a question of a page in Hindi that has no answer leads to the page in Hindi that says why', async () => {
  const body = new URLSearchParams({ q: 'xyzzy plugh' });
  const { page } = await responseToForm(
    (request) => POST(request, context),
    new Request(ADDRESS, { method: 'POST', body }),
  );
  expect(page?.path).toBe('/hi/analysis/reading');
});

test('what is too long to be read is said on that page, and never as JSON', async () => {
  const body = new URLSearchParams({ q: 'x'.repeat(70_000) });
  const { response, page } = await responseToForm(
    (request) => POST(request, context),
    new Request(ADDRESS, { method: 'POST', body }),
  );
  expect(response.status).toBe(413);
  expect(page).toMatchObject({
    path: '/hi/analysis/reading',
    problem: { message: expect.stringMatching(/\p{Script=Devanagari}/u), fields: {} },
  });
});
