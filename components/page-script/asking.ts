// The script of pages with analyses: asks in place, and says of a reader's file that it is too large before
// it is sent. further-script.ts loads it when a person reaches for such a page's contents; the forms and
// links work without it.
import { cardOf, showInCard, showNotUnderstood, showWorking } from './answer-in-card';
import { closest } from './closest';
import { isModified } from './held-presses';
import { startSuggestions } from './suggestions';
import { keepQuestion } from './typed-question';

/** After this time a link leads to the answer as a page, in milliseconds. */
const SLOW = 8_000;

/** The wrapper of such a page's contents, whose attributes are the sentences that this script says. */
const area = () => document.querySelector<HTMLElement>('[data-asking]');
const main = () => document.querySelector<HTMLElement>('#main');
const sentence = () => document.getElementById('answer-sentence');

/** What was shown at other addresses of this visit: Back shows it again, with what was typed there. */
const pages = new Map<string, { content: HTMLElement; title: string }>();
let path = location.pathname;
let request = new AbortController();

const status = document.createElement('p');
status.role = 'status';
status.className = 'answer-status';

/** Starts asking in place. */
export function startAsking(): void {
  document.body.append(status);
  // Shows what only works with this script.
  document.documentElement.dataset.asks = '';
  showAddressOfAnswer();
  document.addEventListener('submit', (event) => {
    const form = closest(event, 'form[data-ask]');
    // A button that names what is to be done leads to a file or to a page: the browser goes there.
    const isPlain = !event.submitter?.getAttribute('name');
    if (form instanceof HTMLFormElement && isPlain && isInPlace(form))
      ask(event, ...requestOf(form), () => form.submit());
  });
  document.addEventListener('click', (event) => {
    const link = closest(event, 'a[data-answer]');
    if (link instanceof HTMLAnchorElement && !isModified(event) && isInPlace(link))
      ask(event, link.href, undefined, undefined, link.textContent);
    closeEcho(event.target);
  });
  document.addEventListener('focusin', ({ target }) => closeEcho(target));
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') for (const part of closeEcho(null)) part.querySelector('summary')?.focus();
  });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('[data-most-bytes]')) checkSize(target);
  });
  addEventListener('popstate', goBack);
  addEventListener('beforeprint', () => openEvidence(true));
  addEventListener('afterprint', () => openEvidence(false));
  deleteFormerSeries();
  startSuggestions();
}

/**
 * The answer to a form with own data has an address of its own, which can be shared, and which its owner can
 * load again.
 */
function showAddressOfAnswer(): void {
  const { path: address } = document.getElementById('answer')?.dataset ?? {};
  if (!address || !path.endsWith('/analysis/own/answer')) return;
  path = address;
  // Without a state of its own Next takes note of it.
  history.replaceState(null, '', address);
}

/** A file that is too large is said to be so before it is sent. */
function checkSize(field: HTMLInputElement): void {
  const { mostBytes, tooLarge = '' } = field.dataset;
  const { size = 0 } = field.files?.[0] ?? {};
  const most = Number(mostBytes);
  const megabytes = String(Math.max(2, Math.ceil(size / most)));
  field.setCustomValidity(size > most ? tooLarge.replace('{size}', megabytes) : '');
  field.reportValidity();
}

/** The site stored own series in browsers until 2026. Nothing reads them now, and they are somebody's numbers. */
const deleteFormerSeries = () => indexedDB.deleteDatabase('own-series');

/** React, once it has the page, must not find other elements than it rendered: then forms and links lead to pages. */
const isOurs = () => !('__next_f' in window) && document.querySelector('script[src^="/_boot/"]') === null;

/** Whether the answer is shown on this page: on the landing page in its card, which is filled by script alone. */
const isInPlace = (element: Element) =>
  cardOf() ? element.closest('[data-asking],[data-card]') !== null : isOurs();

/** A GET form by its address, which can be opened as a page; a POST form with its body, which must not be in one. */
function requestOf(form: HTMLFormElement): [url: string, init?: RequestInit] {
  // Where a form has a file it is sent as it is; all other fields are texts.
  const fields = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  if (form.enctype === 'multipart/form-data')
    return [form.action, { method: 'POST', body: new FormData(form) }];
  return form.method === 'post'
    ? [form.action, { method: 'POST', body: fields }]
    : [`${form.action}?${fields}`];
}

/** The words of a question; a page without an answer has them itself. */
const typedIn = ({ body }: RequestInit): string =>
  body instanceof URLSearchParams ? (body.get('q') ?? '') : '';

/**
 * @param open opens the answer as a page; by default its address does
 * @param question the words of a link
 */
function ask(event: Event, url: string, init?: RequestInit, open?: () => void, question?: string): void {
  event.preventDefault();
  void answered(url, init ?? {}, init && open, question);
}

async function answered(url: string, init: RequestInit, open?: () => void, question?: string): Promise<void> {
  request.abort();
  request = new AbortController();
  const { signal } = request;
  const words = area()?.dataset ?? {};
  const card = cardOf();
  const place = card ?? main();
  showWorking(place, true);
  // The place of the answer and the button show it.
  say(words.working, false);
  const slow = setTimeout(() => offerPage(words.slow ?? '', url, open), SLOW);
  try {
    const response = await fetch(url, { ...init, signal });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const content = page.getElementById('main');
    const answer = page.getElementById('answer');
    if (response.status >= 500 || response.status === 429) say(words.busy);
    else if (!content || !answer) location.assign(response.url);
    else if (card && 'unread' in answer.dataset) {
      const why = answer.querySelector('#answer-sentence');
      showNotUnderstood(why?.textContent ?? '');
      sayReady(why);
    } else if (card) {
      showInCard(card, question ?? typedIn(init), answer, answer.dataset.path);
      keepQuestion(path, '');
      sayReady(answer.querySelector('#answer-sentence'));
    }
    // The answer to posted words has an address of its own.
    else show(content, page.title, answer.dataset.path ?? new URL(response.url).pathname);
    if (answer?.dataset.path === path) keepQuestion(path, typedIn(init));
  } catch {
    if (!signal.aborted) say(words.failed);
  } finally {
    clearTimeout(slow);
    if (!signal.aborted) showWorking(place, false);
  }
}

function show(content: HTMLElement, title: string, next: string): void {
  if (next !== path) {
    keep();
    history.pushState(null, '', next);
    path = next;
  }
  replaceBy(content, title);
  sentence()?.focus();
  sayReady(sentence());
}

const sayReady = (ready: Element | null) =>
  say(area()?.dataset.ready?.replace('{sentence}', ready?.textContent ?? ''), false);

function keep(): void {
  const content = main();
  showWorking(content, false);
  if (content) pages.set(path, { content, title: document.title });
}

function replaceBy(content: HTMLElement, title: string): void {
  main()?.replaceWith(content);
  document.title = title;
  document.dispatchEvent(new Event('answer-shown'));
  // React would look for the elements of the page that was loaded.
  for (const each of document.querySelectorAll('[data-hydrate]')) each.removeAttribute('data-hydrate');
}

function goBack(): void {
  if (location.pathname === path) return;
  request.abort();
  const before = pages.get(location.pathname);
  if (!before) return location.reload();
  keep();
  path = location.pathname;
  replaceBy(before.content, before.title);
  say('');
  sentence()?.focus({ preventScroll: true });
}

/** @param isSeen also to readers who see the page */
function say(words = '', isSeen = true): void {
  status.toggleAttribute('data-seen', isSeen && words !== '');
  status.replaceChildren(words);
}

/** A link for a reader who has waited long; the answer still comes in place if it comes first. */
function offerPage(words: string, url: string, open?: () => void): void {
  const link = document.createElement('a');
  link.href = url;
  link.textContent = words;
  if (open)
    link.onclick = (event) => {
      event.preventDefault();
      open();
    };
  status.toggleAttribute('data-seen', true);
  status.append(' ', link);
}

/**
 * Closes the alternatives of a part when somebody presses or goes elsewhere: they lie over the answer.
 * @returns those that were open
 */
function closeEcho(at: EventTarget | null): HTMLDetailsElement[] {
  const open = [...document.querySelectorAll<HTMLDetailsElement>('.echo details[open]')].filter(
    (part) => !(at instanceof Node && part.contains(at)),
  );
  for (const part of open) part.open = false;
  return open;
}

/** Paper shows the evidence, in browsers whose styles cannot open it. */
function openEvidence(isPrinting: boolean): void {
  for (const part of document.querySelectorAll<HTMLDetailsElement>('.answer-sources, .answer-others')) {
    if (isPrinting) part.dataset.wasOpen = String(part.open);
    part.open = isPrinting || part.dataset.wasOpen === 'true';
  }
}
