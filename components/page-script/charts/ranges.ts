import { loadData, loadRanges } from './data-of-figure';
import type { LiveChart } from './live-chart';
import { html } from './svg';
import { spanText } from './value-words';

/**
 * Shows the part of a chart that a button names, in place of its whole; without a name the whole, as the server drew
 * it.
 */
export async function showRange(button: HTMLElement, figure: HTMLElement, chart: LiveChart): Promise<void> {
  const { range: name = '' } = button.dataset;
  const group = button.parentElement;
  const span = figure.querySelector('.chart-span');
  press(button);
  figure.querySelector('.chart-failed')?.remove();
  const isStillChosen = () => button.getAttribute('aria-pressed') === 'true';
  try {
    const range = name === '' ? null : (await loadRanges(figure))[name];
    if (!isStillChosen()) return;
    chart.show(range ?? (await loadData(figure)));
    for (const drawing of figure.querySelectorAll('.chart-live > .chart')) drawing.remove();
    figure.toggleAttribute('data-in-range', Boolean(range));
    const line = range ? spanText(range) : '';
    span?.replaceChildren(line);
    if (!range) return;
    figure.querySelector('.chart-live')?.insertAdjacentHTML('afterbegin', drawingsOf(figure, range.drawings));
    for (const drawing of figure.querySelectorAll('.chart-live > .chart'))
      drawing.setAttribute('aria-label', line);
  } catch {
    if (!isStillChosen()) return;
    const whole = group?.querySelector<HTMLElement>('[data-range=""]');
    if (whole) press(whole);
    const failed = html('p', 'chart-failed', group?.dataset.failed ?? '');
    failed.setAttribute('role', 'alert');
    group?.after(failed);
  }
}

function press(button: Element): void {
  for (const each of button.parentElement?.querySelectorAll('button') ?? [])
    each.setAttribute('aria-pressed', String(each === button));
}

/** The drawings in the sizes that the figure has. */
const drawingsOf = (figure: Element, drawings: Readonly<Record<string, string>>): string =>
  Object.entries(drawings)
    .filter(([size]) => figure.querySelector(`.chart-plot > .chart-${size}`))
    .map(([, drawing]) => drawing)
    .join('');
