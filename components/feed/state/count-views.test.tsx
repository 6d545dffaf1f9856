import { countViews, dropViews } from './count-views';

let look: (entries: { target: Element; isIntersecting: boolean }[]) => void;
let watched: Set<Element>;
let sent: string[][];

beforeAll(() => {
  watched = new Set();
  window.IntersectionObserver = class {
    constructor(callback: never, options: IntersectionObserverInit) {
      look = callback;
      expect(options).toEqual({ threshold: 0.5 });
    }
    observe = (card: Element) => watched.add(card);
    unobserve = (card: Element) => watched.delete(card);
  } as never;
  // jsdom has no AbortSignal.timeout.
  AbortSignal.timeout = () => new AbortController().signal;
  window.fetch = async (_, init) => {
    const { ids } = JSON.parse(String(init?.body)) as { ids: string[] };
    sent.push(ids);
    return {
      ok: true,
      status: 204,
      json: () => Promise.reject(new SyntaxError()),
      headers: new Headers(),
    } as Response;
  };
});

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  dropViews();
});
afterEach(() => jest.useRealTimers());

function card(id: string) {
  const element = document.createElement('li');
  element.dataset.widget = id;
  const stop = countViews(element);
  return {
    comes: () => look([{ target: element, isIntersecting: true }]),
    goes: () => look([{ target: element, isIntersecting: false }]),
    isWatched: () => watched.has(element),
    stop,
  };
}

test('cards seen for a second are sent together, each once', () => {
  const [a, b] = [card('a'), card('b')];
  a.comes();
  b.comes();
  jest.advanceTimersByTime(999);
  expect(a.isWatched()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(a.isWatched()).toBe(false);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(4000);
  expect(sent).toEqual([['a', 'b']]);

  const again = card('a');
  expect(again.isWatched()).toBe(false);
  jest.advanceTimersByTime(10_000);
  expect(sent).toHaveLength(1);
});

test('a card that only passes by, or that is gone, is not counted', () => {
  const [passing, gone] = [card('passing'), card('gone')];
  passing.comes();
  gone.comes();
  jest.advanceTimersByTime(500);
  passing.goes();
  gone.stop?.();
  jest.advanceTimersByTime(10_000);
  expect(sent).toEqual([]);
});

test('a batch has no more than the handler accepts', () => {
  for (let i = 0; i < 120; i++) card(`card-${i}`).comes();
  jest.advanceTimersByTime(6000);
  expect(sent.map((ids) => ids.length)).toEqual([50, 50, 20]);
});

test('unsent views are sent when the page is hidden, and dropped after the sign-out', () => {
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  card('a').comes();
  jest.advanceTimersByTime(1000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toEqual([['a']]);
  hidden.mockRestore();

  card('b').comes();
  jest.advanceTimersByTime(1000);
  dropViews();
  jest.advanceTimersByTime(10_000);
  expect(sent).toEqual([['a']]);
});
