/** @jest-environment jsdom */
import { deferScripts } from './defer-hydration';

const BOOT = '/_boot/a.js?of=%2F';
const BODY = `<p>Gold in rupees</p>
  <a id="plain" href="#plain">Plain</a>
  <a id="link" href="#there" data-hydrate>There</a>
  <button id="button" data-hydrate><span id="label">Open</span></button>
  <form id="form" action="/api/waitlist" method="post" data-hydrate><input name="email"><button id="send" name="a" value="b">Send</button></form>
  <dialog data-opens-on="app:download"></dialog>`;

/** A page as the server sends it, in a window of its own. */
function open(hash = '') {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!view) throw new Error('There is no window');
  const timeouts: (() => void)[] = [];
  view.setTimeout = ((callback: () => void) => timeouts.push(callback)) as never;
  view.location.hash = hash;
  const { html } = deferScripts(`<html><head></head><body>${BODY}</body></html>`, () => BOOT);
  view.document.write(html);
  view.document.close();

  const get = (id: string) => view.document.getElementById(id) as HTMLElement;
  const form = get('form') as HTMLFormElement;
  const submitted = jest.fn();
  form.submit = submitted;
  const seen: string[] = [];
  // As the page's own code would: it takes over what the browser does by itself.
  for (const type of ['click', 'submit', 'app:download'])
    view.addEventListener(type, (event) => {
      seen.push(`${type} ${(event.target as HTMLElement).id ?? ''}`.trim());
      if (type === 'submit') event.preventDefault();
    });
  return {
    get,
    seen,
    submitted,
    hash: () => view.location.hash,
    boots: () =>
      [...view.document.head.querySelectorAll('script')].map((script) => script.getAttribute('src')),
    send: (type: string, target: EventTarget = view) =>
      target.dispatchEvent(new view.Event(type, { bubbles: true, cancelable: true })),
    click: (id: string, keys: MouseEventInit = {}) =>
      get(id).dispatchEvent(new view.MouseEvent('click', { bubbles: true, cancelable: true, ...keys })),
    hydrated: () => view.dispatchEvent(new view.Event('hydrated')),
    fail: () => view.document.head.querySelector('script')?.dispatchEvent(new view.Event('error')),
    wait: () => timeouts.splice(0).forEach((callback) => callback()),
  };
}
type Opened = ReturnType<typeof open>;

afterEach(() => document.body.replaceChildren());

describe('the scripts', () => {
  it('are not loaded without an interaction', () => expect(open().boots()).toEqual([]));

  it.each(['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'scroll', 'hashchange'])(
    'are loaded once, at the first %s',
    (touch) => {
      const page = open();
      page.send(touch, page.get('plain'));
      page.send(touch, page.get('plain'));
      page.send('keydown');
      expect(page.boots()).toEqual([BOOT]);
    },
  );

  it('are loaded at once if the address has a fragment', () => {
    expect(open('#there').boots()).toEqual([BOOT]);
  });
});

describe('an early interaction', () => {
  it.each([
    ['a link', 'link', 'click link'],
    ['a button', 'button', 'click button'],
    ['a word on a button', 'label', 'click button'],
    ['a form', 'send', 'submit form'],
  ])('%s is deferred, and repeated once when the scripts run', (_, id, done) => {
    const page = open();
    page.click(id);
    page.click(id);
    expect(page.seen).not.toContain(done);
    expect(page.hash()).toBe('');
    expect(page.boots()).toEqual([BOOT]);
    page.seen.length = 0;
    page.hydrated();
    page.hydrated();
    expect(page.seen).toEqual([done]);
  });

  it('a request for a dialog is repeated', () => {
    const page = open();
    expect(page.send('app:download')).toBe(false);
    expect(page.boots()).toEqual([BOOT]);
    page.seen.length = 0;
    page.hydrated();
    expect(page.seen).toEqual(['app:download']);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('a click with %s is left to the browser', (key) => {
    const page = open();
    expect(page.click('link', { [key]: true })).toBe(true);
    expect(page.seen).toEqual(['click link']);
    page.hydrated();
    expect(page.seen).toEqual(['click link']);
  });

  it('a plain link is left to the browser', () => {
    const page = open();
    expect(page.click('plain')).toBe(true);
    expect(page.seen).toEqual(['click plain']);
  });
});

describe('when the scripts run', () => {
  it('nothing is deferred any more', () => {
    const page = open();
    page.hydrated();
    for (const id of ['link', 'button', 'send']) page.click(id);
    expect(page.send('app:download')).toBe(true);
    expect(page.seen).toEqual(['click link', 'click button', 'click send', 'submit form', 'app:download']);
  });
});

describe.each([
  ['cannot be had', (page: Opened) => page.fail()],
  ['do not come in time', (page: Opened) => page.wait()],
])('if the scripts %s', (_, happens) => {
  it('a link is followed', () => {
    const page = open();
    page.click('link');
    happens(page);
    expect(page.hash()).toBe('#there');
  });

  it('a form is sent, once', () => {
    const page = open();
    page.click('send');
    happens(page);
    page.hydrated();
    page.wait();
    expect(page.submitted).toHaveBeenCalledTimes(1);
  });

  it('nothing is deferred any more', () => {
    const page = open();
    page.send('keydown');
    happens(page);
    page.click('button');
    expect(page.seen).toEqual(['click button']);
  });
});
