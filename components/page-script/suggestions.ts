import { closest } from './closest';

/** The most suggestions, and among them the most names while there are questions, too. */
const MOST = 6;
const MOST_NAMES = 4;
/** From how many signs on there are suggestions. */
const LEAST = 2;

type Suggestions = { questions: string[]; names: string[] };

/** What the field holds after a suggestion was taken; of a whole question also that it is sent. */
type Suggestion = { words: string; isWhole: boolean };

const isWithin = (text: string, part: string) => ` ${text.toLowerCase()}`.includes(` ${part}`);

/** Whether the last word of a text only begins a name: what follows "Adani" is then of a name that we do not have. */
function isPartOfName(text: string, names: readonly string[]): boolean {
  const last = text.trim().split(/\s+/).at(-1) ?? '';
  const isOf = (test: (name: string) => boolean) => names.some((name) => test(name.toLowerCase()));
  return last !== '' && isOf((name) => name.startsWith(`${last} `)) && !isOf((name) => name === last);
}

/** Names that begin with the last words typed, in their place; and questions that have all that was typed. */
export function suggestionsFor(typed: string, { questions, names }: Suggestions): Suggestion[] {
  const words = typed.trim().toLowerCase();
  if (words.length < LEAST) return [];
  const starts = [0, ...[...words.matchAll(/\s+/g)].map(({ index, 0: gap }) => index + gap.length)];
  const start = starts.find(
    (at) => words.length - at >= LEAST && names.some((name) => isWithin(name, words.slice(at))),
  );
  const end = start === undefined || isPartOfName(words.slice(0, start), names) ? '' : words.slice(start);
  const before = typed.trim().slice(0, start);
  const completions = names
    .filter((name) => end && isWithin(name, end) && name.toLowerCase() !== end)
    .map((name) => ({ words: before + name, isWhole: false }));
  const wholes = questions
    .filter((question) => isWithin(question, words))
    .map((question) => ({ words: question, isWhole: true }));
  return [...completions.slice(0, MOST_NAMES), ...wholes, ...completions.slice(MOST_NAMES)].slice(0, MOST);
}

let loading: Promise<Suggestions> | undefined;

function load(address: string): Promise<Suggestions> {
  loading ??= fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.json() as Promise<Suggestions>;
  });
  // The next sign tries again.
  loading.catch(() => (loading = undefined));
  return loading;
}

const listOf = (field: HTMLInputElement) => document.getElementById(`${field.id}-list`);
const selectedOption = (field: HTMLInputElement) =>
  listOf(field)?.querySelector<HTMLElement>('[aria-selected=true]');

/** Suggests examples and names in fields for questions while somebody types. */
export function startSuggestions(): void {
  const fieldOf = (event: Event) => {
    const field = closest(event, 'input[data-suggestions]');
    return field instanceof HTMLInputElement ? field : null;
  };
  document.addEventListener('input', (event) => {
    const field = fieldOf(event);
    if (field) void suggest(field);
  });
  document.addEventListener('keydown', (event) => {
    const field = fieldOf(event);
    if (field && !event.isComposing) moveBy(event, field);
  });
  document.addEventListener('focusout', (event) => {
    const field = fieldOf(event);
    if (field) show(field, []);
  });
  document.addEventListener('submit', (event) => {
    const field = closest(event, 'form')?.querySelector<HTMLInputElement>('input[data-suggestions]');
    if (field) show(field, []);
  });
  // The field keeps its focus.
  document.addEventListener('pointerdown', (event) => {
    if (closest(event, '.suggestions')) event.preventDefault();
  });
  document.addEventListener('click', (event) => {
    const option = closest(event, '.suggestions li');
    const field = option?.parentElement?.parentElement?.querySelector<HTMLInputElement>('input');
    if (option && field) take(field, option);
  });
}

function addList(field: HTMLInputElement): HTMLElement {
  const list = document.createElement('ul');
  list.id = `${field.id}-list`;
  list.role = 'listbox';
  list.ariaLabel = field.dataset.suggestionsLabel ?? '';
  list.className = 'suggestions';
  field.after(list);
  return list;
}

async function suggest(field: HTMLInputElement): Promise<void> {
  const { value } = field;
  if (value.trim().length < LEAST) return show(field, []);
  try {
    const all = await load(field.dataset.suggestions ?? '');
    if (field.value === value && field === document.activeElement) show(field, suggestionsFor(value, all));
  } catch {
    // Without a connection nothing is suggested.
  }
}

function show(field: HTMLInputElement, suggestions: readonly Suggestion[]): void {
  const list = listOf(field) ?? addList(field);
  list.replaceChildren(
    ...suggestions.map(({ words, isWhole }, i) => {
      const option = document.createElement('li');
      option.id = `${list.id}-${i}`;
      option.role = 'option';
      option.ariaSelected = 'false';
      option.textContent = words;
      option.toggleAttribute('data-whole', isWhole);
      return option;
    }),
  );
  list.hidden = suggestions.length === 0;
  field.setAttribute('role', 'combobox');
  field.setAttribute('aria-autocomplete', 'list');
  field.setAttribute('aria-controls', list.id);
  field.setAttribute('aria-expanded', String(!list.hidden));
  field.removeAttribute('aria-activedescendant');
}

function moveBy(event: KeyboardEvent, field: HTMLInputElement): void {
  const options = [...(listOf(field)?.children ?? [])];
  if (options.length === 0) return;
  const before = selectedOption(field);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === 'Escape') show(field, []);
  else if (event.key === 'Enter' && before) take(field, before);
  else if (step !== undefined) {
    // Past the last one, the field itself is next.
    const place = (before ? options.indexOf(before) : step > 0 ? -1 : options.length) + step;
    for (const [i, option] of options.entries()) option.setAttribute('aria-selected', String(i === place));
    const next = options[place];
    if (next) field.setAttribute('aria-activedescendant', next.id);
    else field.removeAttribute('aria-activedescendant');
  } else return;
  event.preventDefault();
}

/** A whole question is sent; after a name somebody may go on typing. */
function take(field: HTMLInputElement, option: HTMLElement): void {
  const isWhole = 'whole' in option.dataset;
  field.value = (option.textContent ?? '') + (isWhole ? '' : ' ');
  show(field, []);
  if (isWhole) field.form?.requestSubmit();
}
