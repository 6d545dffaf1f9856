import { postJson } from '@/lib/web/post-json';

/** A card counts as seen when half of it was visible for a second. */
const SHARE = 0.5;
const LONG_ENOUGH = 1000;
/** Views are sent in batches: this many milliseconds after the first one, at most as many as the handler accepts. */
const BATCH_AFTER = 4000;
const BATCH_MOST = 50;

const countedIds = new Set<string>();
const timers = new Map<Element, ReturnType<typeof setTimeout>>();
let queue: string[] = [];
let sending: ReturnType<typeof setTimeout> | undefined;
let observer: IntersectionObserver | undefined;

/** Observes a card, named in `data-widget`, until it was seen; each is counted once. For a card's `ref`. */
export function countViews(card: HTMLElement | null): (() => void) | undefined {
  if (!card || countedIds.has(nameOf(card))) return undefined;
  observer ??= begin();
  observer.observe(card);
  return () => stop(card);
}

/** Clears everything: unsent views no longer belong to a signed-in person. */
export function dropViews(): void {
  clearTimeout(sending);
  sending = undefined;
  queue = [];
  for (const card of timers.keys()) stop(card);
  countedIds.clear();
}

function begin(): IntersectionObserver {
  // `visibilitychange` is the last event that a page surely gets, also on phones.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  return new IntersectionObserver(look, { threshold: SHARE });
}

function look(entries: readonly IntersectionObserverEntry[]) {
  for (const { target, isIntersecting } of entries) {
    clearTimeout(timers.get(target));
    if (isIntersecting)
      timers.set(
        target,
        setTimeout(() => note(target), LONG_ENOUGH),
      );
  }
}

function note(card: Element) {
  const id = nameOf(card);
  stop(card);
  if (countedIds.has(id)) return;
  countedIds.add(id);
  queue.push(id);
  sending ??= setTimeout(send, BATCH_AFTER);
}

function stop(card: Element) {
  clearTimeout(timers.get(card));
  timers.delete(card);
  observer?.unobserve(card);
}

/** A view that cannot be sent is not counted; the visitor sees no error. */
function send() {
  clearTimeout(sending);
  sending = undefined;
  const ids = queue;
  queue = [];
  for (let i = 0; i < ids.length; i += BATCH_MOST)
    void postJson('/api/widgets/views', { ids: ids.slice(i, i + BATCH_MOST) }, { keepalive: true });
}

function nameOf(card: Element): string {
  return (card instanceof HTMLElement && card.dataset.widget) || '';
}
