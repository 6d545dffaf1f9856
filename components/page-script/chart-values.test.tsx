import { startChartValues } from './chart-values';

const COLUMNS = ['1 2024: Gold 1', '2 2025: Gold 2 & more', '1 2026: Gold 3']
  .join('\n')
  .replace('&', '&amp;');
const EVIDENCE = `<section id="numbers-gold"><h3 id="gold-numbers" data-values="${COLUMNS}">Gold</h3></section>`;

const chart = (viewBox = '0 0 4 1') => `<figure>
  <svg><svg class="chart-bands" viewBox="${viewBox}"></svg></svg>
  <fieldset class="chart-values" data-values="/reports/gold/evidence#gold-numbers"><legend>Values by period</legend>
  <label><input type="radio" name="gold-values" checked>2026: Gold 3</label></fieldset>
</figure>`;

let path = '';
const texts = () => [...document.querySelectorAll('label')].map((label) => label.textContent);
const boxes = () =>
  [...document.querySelectorAll('.chart-bands rect')].map((band) =>
    ['x', 'y', 'width', 'height'].map((name) => band.getAttribute(name)),
  );
const marked = (name: string) =>
  [...document.querySelectorAll(`[data-${name}]`)].map(({ textContent }) => textContent);
const settle = () => new Promise((resolve) => setTimeout(resolve));
async function move(pointerType: string, movementX = 3) {
  const movement = { pointerType, movementX, movementY: 0 };
  const event = Object.assign(new Event('pointermove', { bubbles: true }), movement);
  document.querySelector('.chart-bands')?.dispatchEvent(event);
  await settle();
}

beforeAll(startChartValues);

// Each page is requested once: an address of its own for each test.
beforeEach(() => {
  path = `/reports/${Math.random()}/evidence`;
  global.fetch = jest.fn(async () => ({ ok: true, text: async () => EVIDENCE }) as Response);
  document.elementFromPoint = () => null;
  show(chart());
});

function show(html: string) {
  document.body.innerHTML = html.replace('/reports/gold/evidence', path);
}

it('adds the values before the last one, and their bands, when a pointer moves over the chart', async () => {
  await move('mouse');
  expect(texts()).toEqual(['2024: Gold 1', '2025: Gold 2 & more', '2026: Gold 3']);
  expect(boxes()).toEqual([
    ['0', null, '1', '1'],
    ['1', null, '2', '1'],
    ['3', null, '1', '1'],
  ]);
  const chosen = [...document.querySelectorAll('input')].map(({ checked }) => checked);
  expect(chosen).toEqual([false, false, true]);
  await move('mouse');
  expect(texts()).toHaveLength(3);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('stacks the bands of bars in rows', async () => {
  show(chart('0 0 1 4'));
  await move('mouse');
  expect(boxes()).toEqual([
    [null, '0', '1', '1'],
    [null, '1', '1', '2'],
    [null, '3', '1', '1'],
  ]);
});

it('adds them when the chart gets the focus', async () => {
  document.querySelector('input')?.focus();
  await settle();
  expect(texts()).toHaveLength(3);
  expect(document.activeElement).toBe([...document.querySelectorAll('input')].at(-1));
});

it('requests nothing while a finger scrolls, or the chart moves below a resting mouse', async () => {
  await move('touch');
  await move('mouse', 0);
  expect(fetch).not.toHaveBeenCalled();
});

it('selects the value at the place of a press', async () => {
  document.elementFromPoint = () => document.querySelectorAll('rect').item(1);
  document
    .querySelector<HTMLElement>('.chart-bands')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await settle();
  expect(document.querySelector('label:has(:checked)')).toHaveTextContent('2025: Gold 2 & more');
});

it('shows the value under the pointer, and the selected one again when it leaves', async () => {
  await move('mouse');
  const [, band] = document.querySelectorAll('rect');
  band?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(marked('pointed')).toEqual([expect.stringContaining('2026'), '2025: Gold 2 & more']);
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(marked('pointed')).toEqual([]);
});

it('marks the band of the value with the keyboard focus', async () => {
  await move('mouse');
  const [first] = document.querySelectorAll('input');
  first?.focus();
  expect(document.querySelectorAll('rect')[0]).toHaveAttribute('data-focused');
  first?.blur();
  expect(marked('focused')).toEqual([]);
});

it('leaves the last value if they cannot be loaded, and requests them again the next time', async () => {
  const page = global.fetch;
  global.fetch = jest.fn(async () => ({ ok: false, status: 503 }) as Response);
  await move('mouse');
  expect(texts()).toEqual(['2026: Gold 3']);
  global.fetch = page;
  await move('mouse');
  expect(texts()).toHaveLength(3);
});

it('selects the value of a press that comes while they are loading', async () => {
  let load = () => {};
  const loaded = new Promise<void>((resolve) => (load = resolve));
  const page = global.fetch;
  global.fetch = jest.fn((path) => loaded.then(() => page(path)));
  document.elementFromPoint = () => document.querySelectorAll('rect').item(1);
  await move('mouse');
  document
    .querySelector<HTMLElement>('.chart-bands')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  load();
  await settle();
  expect(document.querySelector('label:has(:checked)')).toHaveTextContent('2025: Gold 2 & more');
  expect(texts()).toHaveLength(3);
});
