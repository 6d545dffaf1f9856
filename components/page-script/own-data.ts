// The script of pages with a reader's own data: stores series in the browser on a press, lists and deletes them, and opens a shared
// address for who has its series. The page script loads it at the first interaction; without it all but this storage works.
import { closest } from './closest';
import { deleteSeries, storedSeries, storeSeries, type StoredSeries } from './own-storage';

/** The wrapper of the page's contents, whose attributes are the sentences that this script says. */
const words = () => document.querySelector<HTMLElement>('[data-own-data]')?.dataset ?? {};

/** The address of an answer, where the page that was posted has another. */
const POSTED = /\/analysis\/own\/answer$/;

/** Starts what needs the storage of the browser. */
export async function startOwnData(): Promise<void> {
  document.addEventListener('click', (event) => void pressed(event));
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('[data-own-file]')) checkSize(target);
  });
  document.addEventListener('answer-shown', () => void refresh());
  // Next's router writes the address that it found when it began, maybe after ours: whoever reaches for it moves something.
  for (const type of ['pointermove', 'keydown', 'pointerdown'])
    document.addEventListener(type, writeAddress, { passive: true });
  await refresh();
}

/** Shows the address of an answer in place of the one that was posted to: it can be shared, and is that of its owner too. */
function writeAddress(): void {
  const { path } = document.getElementById('answer')?.dataset ?? {};
  // Without a state of its own Next takes note of it.
  if (path && POSTED.test(location.pathname)) history.replaceState(null, '', path);
}

async function refresh(): Promise<void> {
  writeAddress();
  const stored = await storedSeries().catch(() => null);
  // Shows what only works with the storage of this browser.
  if (stored) document.documentElement.dataset.stores = '';
  if (!stored) return;
  const list = document.querySelector<HTMLElement>('[data-own-list]');
  if (list) show(list, stored);
  for (const button of document.querySelectorAll<HTMLElement>('[data-own-store]'))
    if (stored.some(({ id }) => id === button.dataset.ownStore)) say(button, words().stored);
  open(stored);
}

/** @param list holds a template of an entry, and what stands there if there is none */
function show(list: HTMLElement, stored: readonly StoredSeries[]): void {
  const template = list.querySelector('template');
  if (!template) return;
  const entries = stored.map(({ id, name, kind }) => {
    const entry = template.content.cloneNode(true) as DocumentFragment;
    const link = entry.querySelector('a');
    const button = entry.querySelector('button');
    if (link) {
      link.textContent = name;
      link.href = `${list.dataset.answers}${kind === 'rate' ? 'level' : 'growth'}/${id}/all`;
    }
    button?.setAttribute('data-own-delete', id);
    button?.setAttribute('aria-label', `${button.textContent} ${name}`);
    return entry;
  });
  const none = document.createElement('li');
  none.textContent = list.dataset.none ?? '';
  list.replaceChildren(template, ...(entries.length > 0 ? entries : [none]));
}

/** Sends the series that a shared address needs, if all of them are stored here. */
function open(stored: readonly StoredSeries[]): void {
  const form = document.querySelector<HTMLFormElement>('form[data-own-needed]');
  const needed = form?.dataset.ownNeeded?.split(' ') ?? [];
  const found = needed.flatMap((id) => stored.filter((series) => series.id === id));
  if (!form || found.length < needed.length) return;
  for (const { name, unit, kind, observed, rows } of found) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = 'own';
    field.value = JSON.stringify({ name, unit, kind, observed, rows });
    form.append(field);
  }
  form.requestSubmit();
}

async function pressed(event: MouseEvent): Promise<void> {
  const store = closest(event, '[data-own-store]');
  const remove = closest(event, '[data-own-delete]');
  if (store instanceof HTMLElement) {
    const carried = [...document.querySelectorAll<HTMLInputElement>('form [name=own]')].map(
      ({ value }) => value,
    );
    const ids = store.dataset.ownStores?.split(' ') ?? [store.dataset.ownStore ?? ''];
    const all = carried.map((json, i) => ({ ...(JSON.parse(json) as StoredSeries), id: ids[i] ?? '' }));
    await Promise.all(all.map(storeSeries)).then(
      () => say(store, words().stored),
      () => say(store, words().failed),
    );
  }
  if (remove instanceof HTMLElement) {
    const name = remove.closest('li')?.querySelector('a')?.textContent ?? '';
    await deleteSeries(remove.dataset.ownDelete ?? '');
    await refresh();
    const status = document.querySelector('[data-own-status]');
    if (status) status.textContent = words().deleted?.replace('{name}', name) ?? '';
  }
}

/** In place of a button that was pressed, and to who listens. */
function say(button: HTMLElement, sentence = ''): void {
  const status = button.parentElement?.querySelector('[role=status]');
  if (status) status.textContent = sentence;
  button.hidden = true;
}

/** A file that is too large is said to be so before it is sent. */
function checkSize(field: HTMLInputElement): void {
  const { size = 0 } = field.files?.[0] ?? {};
  const most = Number(field.dataset.ownFile);
  const megabytes = String(Math.max(2, Math.ceil(size / most)));
  field.setCustomValidity(size > most ? (words().tooLarge?.replace('{size}', megabytes) ?? '') : '');
  field.reportValidity();
}
