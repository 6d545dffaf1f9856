import type { values } from '@samvit/charts';
import { indexAfterKey } from './keys';
import { positionsOf, type ScreenPoint, type Positions } from './positions';
import { html, svg } from './svg';
import { placeTooltip, tooltipWords } from './tooltip';
import { valueText } from './value-words';

type SizeName = keyof values.ChartData['sizes'];

/** The drawing that is seen: of its size and, if there are two, its scale. */
type Drawing = { places: values.Places; positions: Positions; pixels: number };

/**
 * The layer over the drawings of a figure: a slider from period to period, moved by pointer, finger or keys, with a
 * crosshair, dots on the lines and a tooltip.
 */
export class LiveChart {
  readonly #figure: HTMLElement;
  readonly #slider = html('div', 'chart-pointer');
  readonly #layer = svg('svg', { class: 'chart chart-layer', 'aria-hidden': 'true' });
  #data: values.ChartData;
  /** The period that is shown, if any, and the one at which the slider stands. */
  #index: number | null = null;
  #now = 0;

  constructor(figure: HTMLElement, data: values.ChartData) {
    this.#figure = figure;
    this.#data = data;
    this.#slider.tabIndex = 0;
    this.#slider.append(this.#layer);
    this.#set({ role: 'slider', 'aria-label': data.words.label });
    this.show(data);
    this.#listen();
    figure.querySelector('.chart-live')?.append(this.#slider);
    // In place of the values that are there without script.
    const hadFocus = figure.querySelector('.chart-values')?.matches(':focus-within');
    figure.dataset.isLive = '';
    if (hadFocus) this.#slider.focus();
  }

  /** Shows other values: of a range, or of the whole. */
  show(data: values.ChartData): void {
    this.#data = data;
    const last = data.periods.length - 1;
    this.#set({ 'aria-valuemin': 0, 'aria-valuemax': last });
    this.#announce(last);
    this.#leave();
  }

  #set(attributes: Readonly<Record<string, string | number>>): void {
    for (const [name, value] of Object.entries(attributes)) this.#slider.setAttribute(name, String(value));
  }

  /** Reads the value at a place in the window. */
  read({ clientX, clientY }: { clientX: number; clientY: number }, isFinger: boolean): void {
    const drawing = this.#drawing();
    if (!drawing) return;
    // A finger leaves its value behind, until the next press elsewhere takes the focus away.
    this.#slider.toggleAttribute('data-is-touched', isFinger);
    if (isFinger) this.#slider.focus({ preventScroll: true });
    const { left, top } = this.#slider.getBoundingClientRect();
    const at = { x: clientX - left, y: clientY - top };
    const { positions, pixels } = drawing;
    this.#draw(
      positions.nearest({ x: at.x / pixels, y: at.y / pixels }),
      drawing,
      isFinger ? null : at,
      isFinger,
    );
  }

  #listen(): void {
    const slider = this.#slider;
    const isFinger = ({ pointerType }: PointerEvent) => pointerType === 'touch';
    slider.addEventListener('pointermove', (event) => this.read(event, isFinger(event)));
    slider.addEventListener('pointerdown', (event) => this.read(event, isFinger(event)));
    slider.addEventListener('pointerleave', (event) => {
      if (!isFinger(event)) this.#leave();
    });
    slider.addEventListener('focus', () => {
      if (slider.matches(':focus-visible')) this.#step(this.#now);
    });
    slider.addEventListener('blur', () => this.#leave());
    slider.addEventListener('keydown', (event) => {
      slider.removeAttribute('data-is-touched');
      if (event.key === 'Escape') {
        this.#leave();
        return slider.blur();
      }
      const { length } = this.#data.periods;
      const next = indexAfterKey(event.key, this.#index ?? this.#now, length);
      if (next === null) return undefined;
      event.preventDefault();
      return this.#step(next);
    });
  }

  #step(index: number): void {
    const drawing = this.#drawing();
    if (drawing) this.#draw(index, drawing, null, false);
  }

  #leave(): void {
    this.#index = null;
    this.#layer.replaceChildren();
  }

  #announce(index: number): void {
    this.#now = index;
    this.#set({ 'aria-valuenow': index, 'aria-valuetext': valueText(this.#data, index) });
  }

  /** @param pointer beside which the tooltip stands; beside the crosshair where there is none */
  #draw(
    index: number,
    { places, positions, pixels }: Drawing,
    pointer: ScreenPoint | null,
    below: boolean,
  ): void {
    const isSame = this.#index === index;
    this.#index = index;
    if (!isSame) this.#announce(index);
    const [left, right, top, bottom] = places.box.map((place) => place * pixels) as [
      number,
      number,
      number,
      number,
    ];
    const period = positions.periods[index] ?? { x: 0, y: 0 };
    const at = { x: period.x * pixels, y: period.y * pixels };
    const line =
      this.#data.kind === 'scatter'
        ? []
        : [
            places.down
              ? svg('path', { class: 'chart-crosshair', d: `M${left},${at.y}H${right}` })
              : svg('path', { class: 'chart-crosshair', d: `M${at.x},${top}V${bottom}` }),
          ];
    const dots = positions.points(index).flatMap((point, series) =>
      point
        ? [
            svg('circle', {
              class: `chart-dot chart-marker-${(this.#data.styles[series] ?? series) + 1}`,
              cx: point.x * pixels,
              cy: point.y * pixels,
              r: 5,
            }),
          ]
        : [],
    );
    this.#layer.replaceChildren(...line, ...dots);
    placeTooltip(
      tooltipWords(this.#data, index),
      this.#layer,
      { at: pointer ?? { x: at.x, y: places.down || this.#data.kind === 'scatter' ? at.y : top }, below },
      { width: places.width * pixels, height: places.height * pixels, top },
    );
  }

  #drawing(): Drawing | null {
    const drawings = this.#figure.querySelectorAll('.chart-plot > .chart, .chart-live > .chart');
    const drawing = [...drawings].find((each) => each.getClientRects().length > 0);
    const [, size] = /\bchart-(compact|wide|full)\b/.exec(drawing?.getAttribute('class') ?? '') ?? [];
    if (!drawing || !size) return null;
    const places = this.#data.sizes[size as SizeName];
    const linear = drawing.querySelector('.chart-scale-linear');
    const isLinear = linear !== null && getComputedStyle(linear).display !== 'none';
    return {
      places,
      positions: positionsOf(this.#data, places, isLinear ? 'linear' : 'log'),
      pixels: drawing.getBoundingClientRect().width / places.width,
    };
  }
}
