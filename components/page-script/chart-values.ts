import { bandMarkup } from './band-markup';
import { closest } from './closest';
import { elementOfPage } from './element-of-page';
import { onPress, onReach } from './reach';

const BAND = '.chart-bands > *';

/**
 * Adds the values of a chart when a pointer moves over it, or it has the focus or is pressed: a page is sent
 * with the last value only, because eight charts have five hundred. A press also selects the value at its
 * place, since a finger does not hover.
 */
export function startChartValues(): void {
  onReach((event) => void addValues(closest(event, 'figure')));
  onPress(async (event) => {
    const chart = closest(event, 'figure');
    // Not for every press: to look for the element below it makes the browser lay out the page at once.
    if (!chart) return;
    await addValues(chart);
    selectValue(chart, document.elementFromPoint(event.clientX, event.clientY));
  });
  addEventListener('pointerover', showPointed);
  for (const type of ['focusin', 'focusout']) addEventListener(type, showFocused);
  // The focus that came before this script.
  void addValues(document.querySelector('figure:focus-within'));
}

/**
 * If they cannot be loaded, the last value remains, and the link to the table; the next time they are
 * requested again.
 */
async function addValues(chart: Element | null): Promise<void> {
  const values = chart?.querySelector<HTMLElement>('[data-values]');
  const last = values?.lastElementChild;
  const [path, id] = values?.dataset.values?.split('#') ?? [];
  if (!last || !path || !id) return;
  // A press comes while a pointer has them loaded: whoever is first adds them.
  const storedValues = (await elementOfPage(path, id).catch(() => null)) as HTMLElement | null;
  if (!storedValues || !values.dataset.values) return;
  delete values.dataset.values;
  const lines = (storedValues.dataset.values ?? '').split('\n');
  for (const line of lines.slice(0, -1)) last.before(withText(last, line.replace(/^\d+ /, '')));
  const spans = lines.map((line) => parseInt(line));
  for (const bands of chart?.querySelectorAll('.chart-bands:empty') ?? []) {
    // Rows are one unit wide, columns one unit high.
    const isDown = /^0 0 1 (?!1$)/.test(bands.getAttribute('viewBox') ?? '');
    bands.innerHTML = bandMarkup(spans, isDown);
  }
}

/** A copy of a label and its radio button, not selected. */
function withText(label: Element, text: string): Element {
  const copy = label.cloneNode(true) as HTMLElement;
  const input = copy.querySelector('input');
  if (input) input.checked = false;
  copy.lastChild?.replaceWith(text);
  return copy;
}

/** Shows the value of the band under the pointer in place of the selected one. */
function showPointed(event: Event): void {
  unmark('pointed');
  const band = closest(event, BAND);
  const label = band?.closest('figure')?.querySelectorAll('.chart-values label')[placeOf(band)];
  for (const element of [label, label?.parentElement]) element?.toggleAttribute('data-pointed', true);
}

/** Marks the bands of the value with the keyboard focus; each size of a drawing has one. */
function showFocused(event: Event): void {
  unmark('focused');
  const label = closest(event, '.chart-values label');
  if (!label || event.type === 'focusout' || !label.matches(':has(:focus-visible)')) return;
  for (const bands of label.closest('figure')?.querySelectorAll('.chart-bands') ?? [])
    bands.children[placeOf(label)]?.toggleAttribute('data-focused', true);
}

function unmark(name: string): void {
  for (const element of document.querySelectorAll(`[data-${name}]`)) element.removeAttribute(`data-${name}`);
}

/** The place of a band or a label among those of its parent: a label has a legend before it. */
const placeOf = (element: Element) =>
  [...(element.parentElement?.querySelectorAll(`:scope > ${element.localName}`) ?? [])].indexOf(element);

function selectValue(chart: Element, band: Element | null): void {
  if (!band?.matches(BAND) || !chart.contains(band)) return;
  const input = chart.querySelectorAll<HTMLInputElement>('.chart-values input')[placeOf(band)];
  if (input) input.checked = true;
}
