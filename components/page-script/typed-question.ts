import { closest } from './closest';

/** The storage key of a question that was sent and has no page yet; with a path, of the page that answered it. */
const KEY = 'question';

/**
 * A question as it was typed stays in this browser: it is in no address, and the page of its answer is the same for
 * everybody. It goes from the form over the redirect to that page, and is there again after a reload and by Back.
 * Whoever opens the page in another way finds the field empty.
 */
export function keepTypedQuestions(): void {
  addEventListener('submit', (event) => {
    const form = closest(event, 'form[data-ask]');
    if (form) store(KEY, fieldIn(form)?.value);
  });
  addEventListener('DOMContentLoaded', () => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const { pathname } = location;
    if (visit?.type === 'navigate') keepQuestion(pathname, visit.redirectCount > 0 ? read(KEY) : '');
    else showTyped(read(keyOf(pathname)));
  });
}

/**
 * What the answer at a path was asked with, shown in the field above it.
 * @param typed nothing, where it was opened by a link or by choices
 */
export function keepQuestion(path: string, typed: string): void {
  store(KEY, '');
  store(keyOf(path), typed);
  showTyped(typed);
}

const keyOf = (path: string) => `${KEY} ${path}`;

const fieldIn = (part: ParentNode) => part.querySelector<HTMLInputElement>('[name=q]');

function showTyped(typed: string): void {
  const field = fieldIn(document.getElementById('answer') ?? new DocumentFragment());
  if (field && typed) field.value = typed;
}

function store(key: string, typed = ''): void {
  try {
    if (typed) sessionStorage.setItem(key, typed);
    else sessionStorage.removeItem(key);
  } catch {
    // Browsers can block storage; the field is then empty.
  }
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
