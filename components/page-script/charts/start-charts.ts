// The script of charts: values under the pointer, and parts of a chart. further-script.ts loads it when a person
// reaches for a chart; without it the page has the drawing, some values and the table.
import { closest } from '../closest';
import { onDrawnAcross, onPress, onReach } from '../reach';
import { loadData, loadRanges } from './data-of-figure';
import { LiveChart } from './live-chart';
import { showRange } from './ranges';

const FIGURE = 'figure[data-chart]';

const charts = new WeakMap<HTMLElement, Promise<LiveChart | null>>();

/** Starts reading charts, with those that a person is at. */
export function startCharts(): void {
  onReach((event) => {
    const figure = closest(event, FIGURE);
    if (!figure) return;
    const isOver = () => figure.matches(':hover');
    if (event.type === 'pointermove') void readWhenReady(event as PointerEvent, figure, isOver);
    else void chartOf(figure);
    // So that a part is there when its button is pressed.
    if (closest(event, '.chart-ranges')) loadRanges(figure).catch(() => undefined);
  });
  onPress(async (event) => {
    const figure = closest(event, FIGURE);
    const button = closest(event, '[data-range]');
    const chart = figure && (await chartOf(figure));
    if (!chart) return;
    if (button) await showRange(button, figure, chart);
    // The press that the values were loaded by.
    else if (isOnDrawing(event)) chart.read(event, true);
  });
  onDrawnAcross((event) => {
    const figure = closest(event, FIGURE);
    if (figure) void readWhenReady(event, figure, () => true);
  });
  for (const figure of document.querySelectorAll<HTMLElement>(`${FIGURE}:is(:hover, :focus-within)`))
    void chartOf(figure);
}

/** Reads what a pointer was at while the values were loaded, and a finger that began on the drawing below the layer. */
async function readWhenReady(event: PointerEvent, figure: HTMLElement, isStill: () => boolean) {
  const chart = await chartOf(figure);
  if (isOnDrawing(event) && isStill()) chart?.read(event, event.pointerType === 'touch');
}

const isOnDrawing = (event: Event) => closest(event, '.chart-plot') && !closest(event, '.chart-pointer');

/** The layer over a chart; null where its values cannot be loaded, and the next time they are requested again. */
function chartOf(figure: HTMLElement): Promise<LiveChart | null> {
  const before = charts.get(figure);
  if (before) return before;
  const chart = loadData(figure)
    .then((data) => new LiveChart(figure, data))
    .catch(() => {
      charts.delete(figure);
      return null;
    });
  charts.set(figure, chart);
  return chart;
}
