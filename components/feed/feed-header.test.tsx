import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { inLocale } from '@/lib/content/locale';
import { routes } from '@/lib/web/routes';
import { FeedHeader } from './feed-header';

/** The words of the links that are marked as those of the page, in the bar and in the menu. */
const marked = (path: string) => {
  const html = renderToStaticMarkup(
    createElement(FeedHeader, { user: { name: 'Asha', email: 'asha@example.org' }, path }),
  );
  return [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>([^<]*)/g)].map(([, words]) => words);
};

test.each([
  ['the feed', routes.web, ['Today', 'Today']],
  ['what is saved', routes.saved, ['Saved', 'Saved']],
  ['the account', routes.account, ['Asha', 'Account']],
  ['one insight', routes.insight('1'), []],
])('the link of %s is marked on its page', (_, path, words) => {
  expect(marked(path)).toEqual(words);
});

test('the bar of a Hindi page leads to the feed, which is in English', () => {
  expect(inLocale('hi', () => marked(routes.web))).toEqual(['आज', 'आज']);
});
