import { act, render, screen } from '@testing-library/react';
import { ReportViews } from './report-views';

const answer = (response: Partial<Response>) => {
  window.fetch = jest.fn().mockResolvedValue(response);
};
const show = () => act(async () => void render(<ReportViews slug="gold-vs-silver" />));
const label = () => screen.getByRole('paragraph');

test('the label appears with its number', async () => {
  let arrive: (response: Partial<Response>) => void = () => {};
  window.fetch = jest.fn().mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await show();
  expect(label()).toBeEmptyDOMElement();
  await act(async () => arrive({ ok: true, json: async () => ({ views: 129082 }) }));
  expect(label()).toHaveTextContent('Views 1,29,082');
});

test.each([
  ['the site refuses', { ok: false }],
  ['the answer has no number', { ok: true, json: async () => ({}) }],
])('nothing appears where %s', async (_, response) => {
  answer(response);
  await show();
  expect(label()).toBeEmptyDOMElement();
});

test('nothing appears if the site cannot be reached', async () => {
  window.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  await show();
  expect(label()).toBeEmptyDOMElement();
});
