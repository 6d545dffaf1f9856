import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { StoredOwnSeries } from '@/components/analysis/own/stored-own-series';
import { RequestList } from '@/components/sections/requests/request-list';
import { AccountArea } from '@/components/account/account-area';
import { inLocale } from '@/lib/content/locale';
import { site } from '@/lib/content/organisation';
import type { ListedItem } from '@/lib/texts/listed-item';
import { routes } from '@/lib/web/routes';
import { SavedList } from './saved-list';
import { WordsForm } from './words-form';

const USER = { name: 'आशा', email: 'asha@example.org' };
const SAVED = {
  kind: 'analysis',
  item: 'growth/gold-usd-oz/10y',
  figure: null,
  edition: 'a',
  name: '',
  note: '',
  saved_at: 0,
} as const;
const LISTED: ListedItem[] = [
  {
    item: { ...SAVED, id: '1', locale: 'hi', sentence: 'सोना बढ़ा' },
    href: '/hi/analysis/growth/gold-usd-oz/10y',
    now: { state: 'says', sentence: 'सोना और बढ़ा', figure: null, chart: null, edition: 'b' },
  },
  {
    item: { ...SAVED, id: '2', kind: 'insight', locale: 'en', sentence: 'Gold rose' },
    href: '/web/insights/x',
    now: { state: 'says', sentence: 'Gold rose further', figure: null, chart: null, edition: 'b' },
  },
];

/** What is in another language, and says so. */
const OTHER = '[lang]:not([lang^=hi])';

/** Everything that a reader of the page sees or hears, without what is marked as of another language and names. */
function textsOf(page: HTMLElement): string {
  const copy = page.cloneNode(true) as HTMLElement;
  copy.querySelectorAll(`${OTHER}, [aria-hidden]`).forEach((other) => other.remove());
  const attributes = [...copy.querySelectorAll('[aria-label], [placeholder]')].flatMap((one) =>
    ['aria-label', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
  );
  return [copy.textContent, ...attributes]
    .join(' ')
    .replaceAll(site().company, '')
    .replace(/Samvit|CSV|JSON|PAN|\S+@\S+/g, '');
}

const inHindi = (page: () => ReactNode) => inLocale('hi', () => render(<>{page()}</>).container);
const saved = () =>
  inHindi(() => (
    <AccountArea user={USER} title="शीर्षक" path={routes.saved}>
      <SavedList listed={LISTED} total={2} count={2} words="" page={1} hasMore />
      <WordsForm action="/api/saved/words" hidden={{ id: '1' }} />
    </AccountArea>
  ));
const own = () => inHindi(() => <StoredOwnSeries user={USER} stored={[]} problem={undefined} />);
const requests = () => inHindi(() => <RequestList user={USER} requests={[]} />);

test.each([
  ['of saved things', saved],
  ['of own series', own],
  ['of requests', requests],
])('a page %s in Hindi has English words only where they are marked', (_, page) => {
  const texts = textsOf(page());
  expect(texts).toMatch(/\p{Script=Devanagari}/u);
  // What is saved of an English insight is in its accessible name, too, where no language can be marked.
  expect(texts.replaceAll('Gold rose', '').match(/[A-Za-z]{2,}/g)).toBeNull();
});

test.each([
  ['of saved things', saved],
  ['of own series', own],
  ['of requests', requests],
])(
  'the links of a page %s lead to Hindi pages, or say that they do not; its forms name the locale',
  (_, page) => {
    const container = page();
    const unmarked = [...container.querySelectorAll('a[href^="/"]:not([hreflang])')]
      .filter((link) => !link.closest(OTHER))
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !/^\/(?:hi(?:\/|$)|api\/)/.test(href));
    expect(unmarked).toEqual([]);
    for (const form of container.querySelectorAll('form'))
      if (form.method === 'post') expect(form.querySelector('[name="x-locale"]')).toHaveValue('hi');
      else expect(form.getAttribute('action')).toMatch(/^\/hi\//);
  },
);

test('what was saved in English is marked on a Hindi page, and what was saved in Hindi on an English one', () => {
  const langs = (container: HTMLElement) =>
    [...container.querySelectorAll<HTMLElement>('span[lang]')].map(({ textContent, lang }) => [
      textContent,
      lang,
    ]);
  const list = () => <SavedList listed={LISTED} total={2} count={2} words="" page={1} hasMore={false} />;
  expect(langs(inHindi(list))).toEqual([
    ['Gold rose', 'en-IN'],
    [' (English)EN', 'en-IN'],
    ['Gold rose further', 'en-IN'],
  ]);
  expect(langs(render(list()).container)).toEqual([
    ['सोना बढ़ा', 'hi-IN'],
    [' (हिन्दी)HI', 'hi-IN'],
    ['सोना और बढ़ा', 'hi-IN'],
  ]);
});
