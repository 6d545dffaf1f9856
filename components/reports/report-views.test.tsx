import { act, render, screen } from '@testing-library/react';
import { ReportViews } from './report-views';

const answerWith = (answer: () => Promise<Partial<Response>>) => {
  window.fetch = answer as never;
};

test('the label comes with its number', async () => {
  answerWith(async () => ({ ok: true, json: async () => ({ views: 129082 }) }));
  const { container } = render(<ReportViews slug="gold-vs-silver" />);
  expect(container).toHaveTextContent(/^$/);
  expect(await screen.findByText('1,29,082')).toBeVisible();
  expect(container).toHaveTextContent(/^Views 1,29,082$/);
});

test.each([
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the count cannot be had', async () => ({ ok: false })],
  ['the answer is none', async () => ({ ok: true, json: async () => ({ views: 'many' }) })],
])('there is no label where %s', async (_, answer) => {
  answerWith(answer);
  const { container } = render(<ReportViews slug="gold-vs-silver" />);
  await act(async () => {});
  expect(container).toHaveTextContent(/^$/);
});
