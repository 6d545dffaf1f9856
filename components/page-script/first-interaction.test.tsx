import { loadAtFirstInteraction } from './first-interaction';

const SRC = '/page-script/a.js';
const requested = () => document.head.querySelectorAll<HTMLScriptElement>(`script[src="${SRC}"]`);
const get = (id: string) => document.getElementById(id) as HTMLElement;
const send = (type: string, target: EventTarget = get('plain')) =>
  target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
const click = (id: string, keys: MouseEventInit = {}) =>
  get(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));

/** What reaches the page's own listeners. */
const seen: string[] = [];
for (const type of ['click', 'submit'])
  document.addEventListener(type, (event) => {
    seen.push(`${type} ${(event.target as HTMLElement).id}`);
    if (type === 'submit') event.preventDefault();
  });

/** Each test begins without the listeners of the others. */
let added: Parameters<typeof window.removeEventListener>[] = [];
const addEventListener = window.addEventListener.bind(window);
window.addEventListener = (...listener: Parameters<typeof window.addEventListener>) => {
  added.push(listener as (typeof added)[number]);
  addEventListener(...listener);
};

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  document.body.innerHTML = `<p id="plain"></p><a id="link" href="#there" data-action="dialog">There</a>
    <button id="button" data-action="theme"><span id="label">Switch</span></button>
    <form id="form" data-action="send"><button id="send">Send</button></form>`;
  history.replaceState(null, '', '/');
  loadAtFirstInteraction(SRC);
  seen.length = 0;
});
afterEach(() => {
  for (const listener of added) window.removeEventListener(...listener);
  added = [];
  jest.useRealTimers();
});

describe('the page script', () => {
  it('is not loaded without an interaction', () => expect(requested()).toHaveLength(0));

  it.each(['pointerover', 'touchstart', 'focusin', 'keydown', 'scroll', 'hashchange'])(
    'is loaded once, at the first %s',
    (interaction) => {
      send(interaction);
      send(interaction);
      send('keydown');
      expect(requested()).toHaveLength(1);
    },
  );

  it('is loaded when the page is whole, if the interaction comes before', () => {
    const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    click('button');
    expect(requested()).toHaveLength(0);
    readyState.mockRestore();
    window.dispatchEvent(new Event('DOMContentLoaded'));
    expect(requested()).toHaveLength(1);
    expect(seen).toEqual([]);
  });

  it('is loaded at once if the address has a fragment', () => {
    history.replaceState(null, '', '#there');
    loadAtFirstInteraction(SRC);
    expect(requested()).toHaveLength(1);
  });
});

describe.each([
  ['is loaded', () => requested()[0]?.dispatchEvent(new Event('load'))],
  ['cannot be loaded', () => requested()[0]?.dispatchEvent(new Event('error'))],
  ['does not come in time', () => jest.runAllTimers()],
])('once it %s', (_, settle) => {
  it.each([
    ['a link', 'link', 'click link'],
    ['a button', 'button', 'click button'],
    ['a word on a button', 'label', 'click button'],
    ['a form', 'send', 'click send', 'submit form'],
  ])('a press on %s that came before is done, once', (_what, id, ...done) => {
    click(id);
    click(id);
    expect(seen).toEqual([]);
    expect(requested()).toHaveLength(1);
    seen.length = 0;
    settle();
    settle();
    expect(seen).toEqual(done);
  });

  it('nothing is held any more', () => {
    send('keydown');
    settle();
    for (const id of ['link', 'button', 'send']) click(id);
    expect(seen).toEqual(['click link', 'click button', 'click send', 'submit form']);
  });
});

test('a press on a chart is done at its place, on the chart alone', () => {
  document.body.innerHTML = '<figure class="chart-figure"><a id="source"></a><svg id="chart"></svg></figure>';
  const places: number[] = [];
  get('chart').addEventListener('click', ({ clientX, clientY }) => places.push(clientX, clientY));
  click('source');
  click('chart', { clientX: 7, clientY: 9 });
  expect([seen, places]).toEqual([['click source'], []]);
  requested()[0]?.dispatchEvent(new Event('load'));
  expect(places).toEqual([7, 9]);
});

test('the event of the popup is held, and repeated once', () => {
  const popup = () =>
    window.dispatchEvent(new Event('openAppDownloadPopup', { cancelable: true, bubbles: false }));
  expect([popup(), popup()]).toEqual([false, false]);
  expect(requested()).toHaveLength(1);
  const opened = jest.fn();
  window.addEventListener('openAppDownloadPopup', opened);
  requested()[0]?.dispatchEvent(new Event('load'));
  expect(opened).toHaveBeenCalledTimes(1);
  expect(popup()).toBe(true);
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('a press with %s is left to the browser', (key) => {
  expect(click('link', { [key]: true })).toBe(true);
  expect(seen).toEqual(['click link']);
});
