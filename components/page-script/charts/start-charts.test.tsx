import { gold } from './gold.fixture';
import { startCharts } from './start-charts';

const FIGURE = `<figure data-chart="/charts/report/gold/ADDRESS.json">
  <h3 class="chart-title"><span class="chart-whole">Gold doubled</span><span class="chart-span"></span></h3>
  <div class="chart-ranges" data-failed="Try again."><button data-range="1y" aria-pressed="false">1Y</button><button
    data-range="" aria-pressed="true">Max</button></div>
  <div class="chart-plot"><svg class="chart chart-compact"></svg><svg class="chart chart-wide"></svg>
    <div class="chart-live"></div></div>
  <fieldset class="chart-values"><label><input type="radio" checked>Jun 2026: Gold $200</label></fieldset>
</figure>`;
const RANGE = {
  ...gold(),
  periods: ['May 2026', 'Jun 2026'],
  values: [[40, 200]],
  names: ['Gold'],
  texts: [['$40', '$200']],
};
const drawings = {
  compact: '<svg class="chart chart-compact"></svg>',
  wide: '<svg class="chart chart-wide"></svg>',
  full: '<svg></svg>',
};

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const slider = () => document.querySelector<HTMLElement>('[role=slider]');
const tooltip = () => document.querySelector('.chart-tip');
const chip = (name: string) => document.querySelector<HTMLElement>(`[data-range="${name}"]`);

/** A pointer over the plot, whose pixels are units of the drawing. */
function point(type: string, x: number, y = 150, pointerType = 'mouse') {
  const event = Object.assign(new Event(type, { bubbles: true }), {
    pointerType,
    movementX: 3,
    movementY: 0,
    clientX: x,
    clientY: y,
  });
  (slider() ?? document.querySelector('.chart-wide'))?.dispatchEvent(event);
  return settle();
}

async function press(key: string) {
  slider()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await settle();
}

beforeAll(startCharts);

let address = 0;
beforeEach(() => {
  document.body.innerHTML = FIGURE.replace('ADDRESS', `main-${(address += 1)}`);
  global.fetch = jest.fn(
    async (path) =>
      ({
        ok: true,
        json: async () => (String(path).endsWith('.ranges.json') ? { '1y': { ...RANGE, drawings } } : gold()),
      }) as Response,
  );
  // Only the wide drawing is seen.
  Element.prototype.getClientRects = function rects(this: Element) {
    return (this.classList.contains('chart-wide') ? [{}] : []) as unknown as DOMRectList;
  };
  Element.prototype.getBoundingClientRect = () => ({ left: 0, top: 0, width: 400, height: 300 }) as DOMRect;
});

it('asks for the values when a pointer reaches the chart, once', async () => {
  await point('pointermove', 100);
  await point('pointermove', 200);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledWith(`/charts/report/gold/main-${address}.json`);
});

it('does not while a finger scrolls', async () => {
  const event = Object.assign(new Event('pointermove', { bubbles: true }), {
    pointerType: 'touch',
    movementX: 1,
    movementY: 9,
  });
  document.querySelector('.chart-wide')?.dispatchEvent(event);
  await settle();
  expect(fetch).not.toHaveBeenCalled();
});

it('reads what a finger was at while the values were loaded, and goes on with it', async () => {
  const drawing = document.querySelector('.chart-wide');
  await point('pointermove', 190, 150, 'touch');
  expect(tooltip()?.textContent).toContain('May 2026');
  // The line of the last value stays, and the rest of the gesture still comes from the drawing.
  expect(document.querySelector('.chart-values')?.textContent).toBe('Jun 2026: Gold $200');
  const event = { pointerType: 'touch', movementX: 3, movementY: 0, clientX: 290, clientY: 150 };
  drawing?.dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), event));
  await settle();
  expect(tooltip()?.textContent).toContain('Jun 2026');
});

it('reads where a mouse is once the values are there, if it is still over the chart', async () => {
  await point('pointermove', 190);
  expect(tooltip()).toBeNull();
  document.body.innerHTML = FIGURE.replace('ADDRESS', `main-${(address += 1)}`);
  const figure = document.querySelector('figure') as HTMLElement;
  jest.spyOn(figure, 'matches').mockReturnValue(true);
  await point('pointermove', 190);
  expect(tooltip()?.textContent).toContain('May 2026');
});

it('shows the values of a finger below the drawing, where they cover no buttons, or above at the foot', async () => {
  await point('pointermove', 190, 150, 'touch');
  expect(document.querySelector('foreignObject')).toHaveAttribute('y', '302');
  Object.assign(window, { innerHeight: 500 });
  await point('pointermove', 290, 150, 'touch');
  expect(document.querySelector('foreignObject')).toHaveAttribute('y', '-206');
});

it('shows the nearest values of all series, with a crosshair, dots and changes', async () => {
  await point('pointermove', 100);
  await point('pointermove', 190);
  expect(tooltip()?.textContent).toBe('May 2026Gold$40−60.0%Silver$80−20.0%');
  expect(tooltip()?.querySelectorAll('.is-fall')).toHaveLength(2);
  expect(document.querySelector('.chart-crosshair')).toHaveAttribute('d', 'M200,100V200');
  expect([...document.querySelectorAll('.chart-dot')].map((dot) => dot.getAttribute('cy'))).toEqual([
    '180',
    '160',
  ]);
  await point('pointerleave', 500);
  expect(tooltip()).toBeNull();
});

it('is one slider for keys, which says period and values', async () => {
  document.querySelector('input')?.focus();
  await settle();
  // In place of the values that are there without script.
  expect(slider()).toHaveFocus();
  expect(document.querySelector('figure')).toHaveAttribute('data-is-live');
  expect(slider()).toHaveAttribute('aria-valuetext', 'Jun 2026: Gold $200, +100.0%; Silver no value');
  await press('ArrowLeft');
  expect(slider()).toHaveAttribute('aria-valuenow', '1');
  expect(slider()).toHaveAttribute('aria-valuetext', 'May 2026: Gold $40, −60.0%; Silver $80, −20.0%');
  await press('Home');
  expect(tooltip()?.textContent).toContain('Apr 2026');
  await press('Escape');
  expect(tooltip()).toBeNull();
  expect(slider()).not.toHaveFocus();
});

it('keeps the value of a finger until the next press elsewhere', async () => {
  await point('pointermove', 100);
  await point('pointerdown', 290, 150, 'touch');
  await point('pointerleave', 290, 150, 'touch');
  expect(tooltip()?.textContent).toContain('Jun 2026');
  slider()?.blur();
  expect(tooltip()).toBeNull();
});

it('shows a part in the sizes of the figure, and says what it shows; Max is the drawing of the server', async () => {
  chip('1y')?.click();
  await settle();
  const figure = document.querySelector('figure');
  expect(figure).toHaveAttribute('data-in-range');
  expect(
    [...document.querySelectorAll('.chart-live > .chart')].map((each) => each.getAttribute('class')),
  ).toEqual(['chart chart-compact', 'chart chart-wide']);
  // The styles show one of the two: on paper that of the whole.
  expect(document.querySelector('h3')).toHaveTextContent('Gold doubledMay 2026 to Jun 2026: Gold +400.0%');
  expect(document.querySelector('.chart-live > .chart')).toHaveAccessibleName(
    'May 2026 to Jun 2026: Gold +400.0%',
  );
  expect([chip('1y'), chip('')].map((each) => each?.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  await press('Home');
  expect(tooltip()?.textContent).toContain('May 2026');
  chip('')?.click();
  await settle();
  expect(figure).not.toHaveAttribute('data-in-range');
  expect(document.querySelector('.chart-live > .chart')).toBeNull();
  expect(document.querySelector('.chart-span')?.textContent).toBe('');
  expect(slider()).toHaveAttribute('aria-valuemax', '2');
});

it('says that a part could not be loaded, and the whole stays', async () => {
  await point('pointermove', 100);
  global.fetch = jest.fn(async () => ({ ok: false }) as Response);
  chip('1y')?.click();
  await settle();
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Try again.');
  expect(document.querySelector('.chart-span')?.textContent).toBe('');
  expect(chip('')?.getAttribute('aria-pressed')).toBe('true');
  expect(document.querySelector('figure')).not.toHaveAttribute('data-in-range');
  chip('')?.click();
  await settle();
  expect(document.querySelector('[role=alert]')).toBeNull();
});

it('leaves what is in the page where the values cannot be loaded, and asks again the next time', async () => {
  const works = global.fetch;
  global.fetch = jest.fn(async () => ({ ok: false }) as Response);
  await point('pointermove', 100);
  expect(slider()).toBeNull();
  global.fetch = works;
  await point('pointermove', 100);
  expect(slider()).not.toBeNull();
});

it('takes the values of a chart without an address from the page, and of charts that come later', async () => {
  document.body.innerHTML = FIGURE;
  document.querySelector('figure')?.setAttribute('data-chart', JSON.stringify(gold()));
  await point('pointermove', 100);
  await point('pointermove', 100);
  expect(fetch).not.toHaveBeenCalled();
  expect(tooltip()?.textContent).toContain('Apr 2026Gold$100');
});
