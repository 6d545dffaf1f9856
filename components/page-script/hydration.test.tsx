import { bootOf, requestBoot } from './boot';
import { hydrateByIntent } from './hydration';

const BOOT = '/_boot/a.js?of=%2F';
const requested = () => document.head.querySelectorAll('script');
const get = (id: string) => document.getElementById(id) as HTMLElement;
const send = (type: string, id: string) =>
  get(id).dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
const click = (id: string, keys: MouseEventInit = {}) =>
  get(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
/** jsdom knows neither the movement nor the kind of a pointer. */
const move = (id: string, event: Partial<PointerEvent>) =>
  get(id).dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), event));
const MOUSE = { pointerType: 'mouse', movementX: 3, movementY: 0 };

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

const BODY = `<p id="plain"></p>
  <div id="box" data-hydrate><a id="inside" href="#inside">Inside</a><input id="search"></div>
  <a id="link" href="#there" data-hydrate>There</a>
  <form id="form" data-hydrate><input id="field"><button id="send"><span id="label">Send</span></button></form>`;

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  document.body.innerHTML = `${BODY}<script type="application/json" data-boot="${BOOT}"></script>`;
  seen.length = 0;
});
afterEach(() => {
  for (const listener of added) window.removeEventListener(...listener);
  added = [];
  jest.useRealTimers();
});

describe('React is requested, once,', () => {
  it.each<[string, () => void]>([
    ['when the mouse moves over what needs it', () => move('field', MOUSE)],
    ['when a pen does', () => move('field', { ...MOUSE, pointerType: 'pen' })],
    ['when something in it gets the focus', () => get('search').focus()],
    ['at a press', () => click('link')],
    ['when a form is sent', () => click('send')],
  ])('%s', (_, reach) => {
    hydrateByIntent();
    expect(requested()).toHaveLength(0);
    reach();
    reach();
    get('field').focus();
    expect([...requested()].map((script) => script.getAttribute('src'))).toEqual([BOOT]);
  });

  it('for what was focused before', () => {
    get('field').focus();
    hydrateByIntent();
    expect(requested()).toHaveLength(1);
  });

  it('also if something else had asked for it', () => {
    requestBoot(bootOf() as HTMLElement, () => undefined);
    hydrateByIntent();
    click('link');
    expect(requested()).toHaveLength(1);
    window.dispatchEvent(new Event('hydrated'));
    expect(seen).toEqual(['click link']);
  });
});

it.each<[string, () => void]>([
  ['the mouse moves over anything else', () => move('plain', MOUSE)],
  ['the page scrolls under a resting mouse', () => move('field', { ...MOUSE, movementX: 0 })],
  ['it enters what needs React that way', () => send('pointerover', 'field')],
  ['a finger scrolls over it', () => move('field', { ...MOUSE, pointerType: 'touch' })],
  ['a finger begins to', () => send('pointerdown', 'field')],
  ['the page is scrolled', () => send('scroll', 'plain')],
  ['anything else is pressed', () => click('plain')],
])('it is not requested when %s', (_, act) => {
  hydrateByIntent();
  act();
  expect(requested()).toHaveLength(0);
});

it('a page that hydrates by itself is left alone', () => {
  document.querySelector('[data-boot]')?.remove();
  hydrateByIntent();
  click('link');
  expect(requested()).toHaveLength(0);
  expect(seen).toEqual(['click link']);
});

it('a press is left to the browser if what else had asked for React brings none in time', () => {
  requestBoot(bootOf() as HTMLElement, () => undefined);
  hydrateByIntent();
  click('link');
  expect(seen).toEqual([]);
  jest.runAllTimers();
  expect(seen).toEqual(['click link']);
});

it('a link in what needs React, which has its own address, is followed at once', () => {
  hydrateByIntent();
  expect(click('inside')).toBe(true);
  expect(seen).toEqual(['click inside']);
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('a press with %s is left to the browser', (key) => {
  hydrateByIntent();
  expect(click('link', { [key]: true })).toBe(true);
  expect(seen).toEqual(['click link']);
});

test('a press on the button of an invalid form waits for React, which says what is wrong', () => {
  const form = get('form') as HTMLFormElement;
  get('field').setAttribute('required', '');
  hydrateByIntent();
  click('send');
  form.noValidate = true;
  window.dispatchEvent(new Event('hydrated'));
  expect(seen).toEqual(['click send', 'submit form']);
});

describe.each([
  ['React has hydrated the page', () => window.dispatchEvent(new Event('hydrated'))],
  ['its scripts cannot be loaded', () => requested()[0]?.dispatchEvent(new Event('error'))],
  ['they do not come in time', () => jest.runAllTimers()],
])('once %s', (_, settle) => {
  it.each([
    ['a link', 'link', 'click link'],
    ['a form', 'send', 'click send', 'submit form'],
    ['a word on the button of a form', 'label', 'click send', 'submit form'],
  ])('a press on %s that came before is done, once', (_what, id, ...done) => {
    hydrateByIntent();
    click(id);
    click(id);
    expect(seen).toEqual([]);
    seen.length = 0;
    settle();
    settle();
    expect(seen).toEqual(done);
  });

  it('nothing is held any more', () => {
    hydrateByIntent();
    get('field').focus();
    settle();
    for (const id of ['link', 'send']) click(id);
    expect(seen).toEqual(['click link', 'click send', 'submit form']);
  });
});
