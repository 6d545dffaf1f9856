import { cleanup, render, screen } from '@testing-library/react';
import { ReportViews } from '@/components/reports/article/report-views';
import { countView } from './views';

// jsdom has no AbortSignal.timeout.
beforeAll(() => void (AbortSignal.timeout = () => new AbortController().signal));

const answer = (response: Partial<Response>) => {
  window.fetch = jest.fn().mockResolvedValue({ headers: new Headers(), ...response });
};
const show = (views: number | null = null) => {
  render(<ReportViews slug="gold-vs-silver" views={views} />);
  return countView();
};
const label = () => screen.queryByText('Views', { exact: false, ignore: '[hidden]' });

test('the label appears with its number', async () => {
  answer({ ok: true, json: async () => ({ views: 129082 }) });
  const count = show();
  expect(label()).toBeNull();
  await count;
  expect(label()).toHaveTextContent('Views 1,29,082');
  expect(window.fetch).toHaveBeenCalledWith(
    '/api/views/gold-vs-silver',
    expect.objectContaining({ method: 'POST' }),
  );
});

test('the label has the number of when the page was rendered, and then the one of now', async () => {
  answer({ ok: true, json: async () => ({ views: 129082 }) });
  const count = show(129081);
  expect(label()).toHaveTextContent('Views 1,29,081');
  await count;
  expect(label()).toHaveTextContent('Views 1,29,082');
});

test('a number of the page stays if there is none of now, and a report that nobody has read has none', async () => {
  answer({ ok: false, json: async () => ({}) });
  await show(7);
  expect(label()).toHaveTextContent('Views 7');
  cleanup();
  await show(0);
  expect(label()).toBeNull();
});

test('a page without the label counts nothing', async () => {
  window.fetch = jest.fn();
  await countView();
  expect(window.fetch).not.toHaveBeenCalled();
});

test.each([
  ['the site refuses', { ok: false, json: async () => ({ views: 7 }) }],
  ['the answer has no number', { ok: true, json: async () => ({}) }],
])('nothing appears where %s', async (_, response) => {
  answer(response);
  await show();
  expect(label()).toBeNull();
});

test('nothing appears if the site cannot be reached', async () => {
  window.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  await show();
  expect(label()).toBeNull();
});
