// jsdom has no requestIdleCallback: the page is idle when this is called.
let goIdle = () => {};
beforeAll(() => {
  window.requestIdleCallback = (work) => {
    goIdle = () => work({ didTimeout: false, timeRemaining: () => 50 });
    return 1;
  };
});
const requested = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const failWith = (message: string) =>
  window.dispatchEvent(new ErrorEvent('error', { error: new Error(message) }));

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  delete window.earlyErrors;
  document.head.replaceChildren();
  document.body.innerHTML = '<script type="application/json" data-boot="/_boot/a.js"></script>';
});
afterEach(() => jest.useRealTimers());

test('errors are stored from the first one on, and nothing is requested before the page is idle', async () => {
  await import('./reporting-inline');
  failWith('in the head');
  expect(window.earlyErrors).toEqual([new Error('in the head')]);
  jest.advanceTimersByTime(60_000);
  expect(requested()).toEqual([]);
  goIdle();
  expect(requested()).toEqual(['/_boot/a.js']);
});

test('the page script then neither requests React again nor holds a press once it has hydrated the page', async () => {
  await import('./reporting-inline');
  goIdle();
  window.dispatchEvent(new Event('hydrated'));
  const { hydrateByIntent } = await import('./hydration');
  document.body.insertAdjacentHTML('beforeend', '<a id="link" href="#there" data-hydrate>There</a>');
  hydrateByIntent();
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.getElementById('link')?.dispatchEvent(press);
  expect([press.defaultPrevented, requested()]).toEqual([false, ['/_boot/a.js']]);
});

test('a page as Next sends it is left alone', async () => {
  document.body.replaceChildren();
  await import('./reporting-inline');
  goIdle();
  expect(requested()).toEqual([]);
});
