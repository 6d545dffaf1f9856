import type * as React from 'react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { WidgetPage } from '@/lib/contract/provider';
import { Feed } from './feed';
import { feedTexts } from './feed-texts';
import { forgetAll } from './state/feed-cache';
import { pageOf, widget } from './cards/widget.fixture';

const PAGE_SIZE = 3;

// Replaces the router: the address is state, and its readers render again when it changes.
jest.mock('next/navigation', () => {
  const { useSyncExternalStore } = jest.requireActual<typeof React>('react');
  const listeners = new Set<() => void>();
  const replace = window.history.replaceState.bind(window.history);
  window.history.replaceState = (...call) => {
    replace(...call);
    listeners.forEach((listener) => listener());
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    useSearchParams: () => new URLSearchParams(useSyncExternalStore(subscribe, () => window.location.search)),
  };
});

/** Replaces the browser's IntersectionObserver: the test decides what becomes visible. */
class Sight {
  static all = new Set<Sight>();
  private readonly targets = new Set<Element>();
  constructor(
    private readonly callback: IntersectionObserverCallback,
    readonly options: IntersectionObserverInit,
  ) {
    Sight.all.add(this);
  }
  observe(target: Element) {
    this.targets.add(target);
  }
  unobserve(target: Element) {
    this.targets.delete(target);
  }
  disconnect() {
    Sight.all.delete(this);
  }
  static show(target: Element, intersectionRatio = 1) {
    const entry = { target, intersectionRatio, isIntersecting: true } as IntersectionObserverEntry;
    for (const sight of Sight.all) if (sight.targets.has(target)) sight.callback([entry], sight as never);
  }
}

type Answer = WidgetPage | { status: number; message?: string } | 'no line';
let answers: Record<string, Answer>;
let requests: string[];

beforeEach(() => {
  forgetAll();
  window.history.replaceState(null, '', '/web');
  window.scrollTo = () => {};
  window.IntersectionObserver = Sight as unknown as typeof IntersectionObserver;
  answers = {};
  requests = [];
  window.fetch = async (input) => {
    const address = String(input);
    requests.push(address);
    const answer = answers[address] ?? { status: 500 };
    if (answer === 'no line') throw new TypeError('Failed to fetch');
    const status = 'status' in answer ? answer.status : 200;
    return { ok: status < 400, status, json: async () => answer } as Response;
  };
});

function show(
  page: WidgetPage | null,
  { problem = null, embedded = false }: { problem?: string | null; embedded?: boolean } = {},
) {
  const start = { filter: 'all', page: 1, cursor: null, q: '' } as const;
  return render(
    <Feed
      first={{ start, page, problem }}
      texts={feedTexts()}
      pageSize={PAGE_SIZE}
      embedded={embedded}
      hasKeys={embedded}
    />,
  );
}

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const titlesOf = (...ids: string[]) => ids.map((id) => `Title of ${id}`);
const more = () => screen.getByRole('link', { name: 'More insights' });

test('the page that the server rendered is shown without another request', async () => {
  show(pageOf(['a', 'b', 'c']));
  expect(titles()).toEqual(titlesOf('a', 'b', 'c'));
  await act(async () => {});
  expect(requests).toEqual([]);
});

test('the visible end loads the next page with the cursor of the first, until a page is not full', async () => {
  answers['/api/widgets/dashboard?page=2&cursor=c1'] = pageOf(['c', 'd', 'e']);
  answers['/api/widgets/dashboard?page=3&cursor=c1'] = pageOf(['f']);
  show(pageOf(['a', 'b', 'c']));

  act(() => Sight.show(more(), 0.5));
  expect(requests).toEqual([]);

  act(() => Sight.show(more()));
  await waitFor(() => expect(titles()).toEqual(titlesOf('a', 'b', 'c', 'd', 'e')));
  act(() => Sight.show(more()));
  expect(await screen.findByText(/That is everything so far\./)).toBeVisible();
  expect(titles()).toEqual(titlesOf('a', 'b', 'c', 'd', 'e', 'f'));
  expect(screen.queryByRole('link', { name: 'More insights' })).toBeNull();
  expect(requests).toHaveLength(2);
});

test('the end counts as visible at 80%, with a margin of 100 pixels', () => {
  show(pageOf(['a', 'b', 'c']));
  expect([...Sight.all].map(({ options }) => options)).toContainEqual({
    threshold: 0.8,
    rootMargin: '100px',
  });
});

test('a load is skipped while another is running', async () => {
  answers['/api/widgets/dashboard?page=2&cursor=c1'] = pageOf(['d', 'e', 'f']);
  show(pageOf(['a', 'b', 'c']));
  act(() => {
    fireEvent.click(more());
    fireEvent.click(more());
    Sight.show(more());
  });
  fireEvent.click(more());
  expect(screen.getByText('Loading...')).toBeVisible();
  await waitFor(() => expect(titles()).toHaveLength(6));
  expect(requests).toEqual(['/api/widgets/dashboard?page=2&cursor=c1']);
});

test('a filter clears the list and loads its first page, every time it is chosen', async () => {
  answers['/api/widgets/trending?page=1'] = pageOf(['hot']);
  answers['/api/widgets/dashboard?page=1'] = pageOf(['fresh']);
  answers['/api/widgets/dashboard?page=1&order=newest'] = pageOf(['newest']);
  show(pageOf(['a', 'b', 'c']));

  fireEvent.click(screen.getByRole('link', { name: 'Trending' }));
  expect(titles()).toEqual([]);
  expect(screen.getByText('Loading Samvit...')).toBeVisible();
  await waitFor(() => expect(titles()).toEqual(titlesOf('hot')));
  expect(window.location.search).toBe('?filter=trending');
  expect(screen.getByRole('link', { name: 'Trending' })).toHaveAttribute('aria-current', 'true');

  fireEvent.click(screen.getByRole('link', { name: 'All' }));
  expect(titles()).toEqual([]);
  await waitFor(() => expect(titles()).toEqual(titlesOf('fresh')));

  fireEvent.click(screen.getByRole('link', { name: 'Recent' }));
  await waitFor(() => expect(titles()).toEqual(titlesOf('newest')));
  expect(requests).toEqual([
    '/api/widgets/trending?page=1',
    '/api/widgets/dashboard?page=1',
    '/api/widgets/dashboard?page=1&order=newest',
  ]);
});

test('the search filters the loaded items and updates the address, and scrolling loads more', async () => {
  answers['/api/widgets/dashboard?page=2&cursor=c1'] = pageOf(['golden', 'e', 'f']);
  answers['/api/widgets/dashboard?page=3&cursor=c1'] = pageOf(['g']);
  show(pageOf(['gold', 'b', 'c']));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'GOLD' } });
  expect(titles()).toEqual(titlesOf('gold'));
  expect(screen.getByText('1 of the 3 insights loaded')).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe('?q=GOLD'));

  act(() => Sight.show(screen.getByRole('link', { name: 'Search further back' })));
  await waitFor(() => expect(titles()).toEqual(titlesOf('gold', 'golden')));
  act(() => Sight.show(screen.getByRole('link', { name: 'Search further back' })));
  await waitFor(() => expect(screen.getByText('2 of the 7 insights loaded')).toBeVisible());
  expect(screen.queryByRole('link', { name: 'Search further back' })).toBeNull();
});

test('a search without a match loads ten pages by itself, and more when the link is pressed', async () => {
  for (let page = 2; page < 20; page += 1)
    answers[`/api/widgets/dashboard?page=${page}&cursor=c1`] = pageOf([`a${page}`, `b${page}`, `c${page}`]);
  show(pageOf(['a', 'b', 'c']));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zinc' } });
  for (let pages = 2; pages <= 10; pages += 1) {
    act(() => Sight.show(screen.getByRole('link', { name: 'Search further back' })));
    await screen.findByText(`0 of the ${3 * pages} insights loaded`);
  }
  act(() => Sight.show(screen.getByRole('link', { name: 'Search further back' })));
  expect(requests).toHaveLength(9);
  fireEvent.click(screen.getByRole('link', { name: 'Search further back' }));
  await screen.findByText('0 of the 33 insights loaded');
});

test('a search in our own insights includes those not loaded yet, page after page', async () => {
  answers['/api/widgets/dashboard?page=1&q=gold'] = pageOf(['gold', 'golden', 'marigold'], 'c2');
  answers['/api/widgets/dashboard?page=2&cursor=c2&q=gold'] = pageOf(['gold again'], 'c2');
  show(pageOf(['a', 'b', 'c']), { embedded: true });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'gold ' } });
  // No message about results that were not requested yet.
  expect(screen.queryByRole('heading', { name: 'No widgets found' })).toBeNull();
  expect(screen.getByText('Loading...')).toBeVisible();
  await waitFor(() => expect(titles()).toEqual(titlesOf('gold', 'golden', 'marigold')));
  expect(screen.getByText('3 insights mention “gold” so far')).toBeVisible();
  act(() => Sight.show(more()));
  await waitFor(() => expect(titles()).toHaveLength(4));
  expect(screen.getByText('4 insights mention “gold”')).toBeVisible();

  answers['/api/widgets/dashboard?page=1&q=zinc'] = pageOf([]);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zinc' } });
  expect(
    await screen.findByText('No insight mentions “zinc”. Try another word, or fewer letters.'),
  ).toBeVisible();

  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  await waitFor(() => expect(titles()).toEqual(titlesOf('a', 'b', 'c')));
});

test('each list names its order, and Trending its reason', async () => {
  const hot = {
    items: [widget('hot', { trending: true, reason: 'No. 1 by recent views', views: 12 })],
    cursor: null,
  };
  answers['/api/widgets/trending?page=1'] = hot;
  answers['/api/widgets/dashboard?page=1&order=newest'] = pageOf(['new']);
  show(pageOf(['a', 'b', 'c']), { embedded: true });
  expect(screen.getByText(/^Most unusual first\./)).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Trending' }));
  expect(await screen.findByText(/^Most viewed in the last three weeks first/)).toBeVisible();
  expect(screen.getByText('No. 1 by recent views · 12 views')).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Recent' }));
  expect(await screen.findByText(/^Newest first\./)).toBeVisible();
});

test('a card without a view count has no label for it', () => {
  show({ items: [widget('a', { views: null })], cursor: null });
  expect(screen.queryByText(/view/i)).toBeNull();
});

test('a search preserves the filter that was just chosen, before the router reports it', async () => {
  show(pageOf(['a', 'b', 'c']));
  // Changes the address without the test's router.
  History.prototype.replaceState.call(window.history, null, '', '/web?filter=trending');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'gold' } });
  await waitFor(() => expect(window.location.search).toMatch(/q=gold/));
  expect(window.location.search).toBe('?filter=trending&q=gold');
});

test('a search without a match says so and suggests what to do', () => {
  show(pageOf(['a', 'b']));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zinc' } });
  expect(screen.getByRole('heading', { name: 'No widgets found' })).toBeVisible();
  expect(screen.getByText(/^None of the 2 insights loaded mentions “zinc”\./)).toBeVisible();
});

test('a feed without items says so', () => {
  show(pageOf([]));
  expect(screen.getByRole('heading', { name: 'No widgets found' })).toBeVisible();
});

test('a failure of the server is shown in the yellow box, and Retry loads the page', async () => {
  answers['/api/widgets/dashboard?page=1'] = pageOf(['a']);
  show(null, { problem: 'Welcome! Complete your onboarding to access personalized widgets' });
  const box = screen.getByRole('alert');
  expect(box).toHaveTextContent('Welcome! Complete your onboarding to access personalized widgets');
  expect(requests).toEqual([]);
  fireEvent.click(within(box).getByRole('link', { name: 'Retry' }));
  await waitFor(() => expect(titles()).toEqual(titlesOf('a')));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each<[string, Answer, string]>([
  ['the message of the site', { status: 503, message: 'Back soon.' }, 'Back soon.'],
  ['our own where it has none', { status: 502 }, 'Failed to load widgets'],
  ['our own for a page that is none', { status: 200 }, 'Failed to load widgets'],
  [
    'the connection where nobody answers',
    'no line',
    'Failed to connect to Samvit API. Please check your internet connection and try again.',
  ],
])('a page that does not come keeps the list and names %s', async (_, answer, message) => {
  answers['/api/widgets/dashboard?page=2&cursor=c1'] = answer;
  show(pageOf(['a', 'b', 'c']));
  fireEvent.click(more());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(titles()).toEqual(titlesOf('a', 'b', 'c'));
});

test('pages that failed offline are requested again when online, and no others', async () => {
  const address = '/api/widgets/dashboard?page=2&cursor=c1';
  answers[address] = 'no line';
  show(pageOf(['a', 'b', 'c']));
  fireEvent.click(more());
  await screen.findByRole('alert');
  answers[address] = pageOf(['d']);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(titles()).toEqual(titlesOf('a', 'b', 'c', 'd')));
  expect(requests).toEqual([address, address]);
});

test('new items of page one are shown after a press on a button', async () => {
  jest.useFakeTimers();
  try {
    answers['/api/widgets/dashboard?page=1#newest'] = pageOf(['y', 'z', 'a'], 'c2');
    show(pageOf(['a', 'b', 'c']));
    await act(() => jest.advanceTimersByTimeAsync(5 * 60_000));
    expect(titles()).toEqual(titlesOf('a', 'b', 'c'));
    fireEvent.click(screen.getByRole('button', { name: '2 new insights' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(titles()).toEqual(titlesOf('y', 'z', 'a'));
    expect(screen.queryByRole('button', { name: /new insight/ })).toBeNull();
    expect(more()).toHaveAttribute('href', '/web?page=2&cursor=c2');
    expect(requests).toHaveLength(1);
  } finally {
    jest.useRealTimers();
  }
});

test('a card shows the fields of its widget as text', () => {
  const hostile = '<img src=x onerror="alert(1)">';
  const items = [
    widget('a', { title: hostile, views: 129082, trending: true }),
    widget('b', { title: 'x'.repeat(2000), createdAt: 'soon', views: 1 }),
    widget('c', { title: 'الذهب في أعلى مستوى' }),
  ];
  const { container } = show({ items, cursor: null });
  const [first, second, third] = screen.getAllByRole('listitem').filter((item) => item.dataset.widget);
  expect(first).toHaveTextContent(
    `Investment InsightTrending${hostile}Description of a21 August 20261,29,082 views`,
  );
  expect(second).toHaveTextContent(/Description of b1 view$/);
  expect(second).not.toHaveTextContent('Trending');
  expect(within(third as HTMLElement).getByRole('heading')).toHaveAttribute('dir', 'auto');
  expect(container.querySelector('img')).toBeNull();
});

test('only our own insights lead to a page of their own', () => {
  const { unmount } = show(pageOf(['a']));
  expect(screen.queryByRole('link', { name: 'Title of a' })).toBeNull();
  unmount();
  forgetAll();
  show(pageOf(['a']), { embedded: true });
  expect(screen.getByRole('link', { name: 'Title of a' })).toHaveAttribute('href', '/web/insights/a');
});
