import type { values } from '@samvit/charts';
import type { ScreenPoint } from './positions';
import { html, svg } from './svg';
import { rowsAt } from './value-words';

/** How a tooltip stands: beside the pointer, or below the drawing, where neither finger nor buttons are. */
export type Standing = { at: ScreenPoint; below: boolean };

/** Between the pointer and the tooltip, in pixels. */
const GAP = 16;

/** At the foot of a phone's screen, where an answer has its row of actions. */
const FOOT = 64;

/** The words of a tooltip: the period, and a row for each series. */
export function tooltipWords(data: values.ChartData, index: number): HTMLElement {
  const rows = rowsAt(data, index).map(({ style, name, value, change }) => {
    const sign = change && (change.sign > 0 ? ' change is-rise' : change.sign < 0 ? ' change is-fall' : '');
    return html(
      'div',
      'chart-tip-row',
      svg(
        'svg',
        { viewBox: '0 0 12 12', width: 12, height: 12 },
        svg('circle', { class: `chart-marker-${style + 1}`, cx: 6, cy: 6, r: 5 }),
      ),
      html('span', '', name),
      html('b', '', value),
      html('span', `chart-tip-change${sign ?? ''}`, change?.text ?? ''),
    );
  });
  return html('div', 'chart-tip', html('p', '', data.periods[index] ?? ''), ...rows);
}

/**
 * Puts a tooltip into the layer over a drawing.
 * @param room the box of the plot, in pixels
 */
export function placeTooltip(
  words: HTMLElement,
  layer: SVGSVGElement,
  { at, below }: Standing,
  room: { width: number; height: number; top: number },
): void {
  const frame = svg('foreignObject', { width: room.width, height: room.height }, words);
  layer.append(frame);
  const { width, height } = words.getBoundingClientRect();
  const isRoomRight = at.x + GAP + width <= room.width;
  const beside = isRoomRight ? at.x + GAP : Math.max(0, at.x - GAP - width);
  const centred = Math.max(0, Math.min(room.width - width, at.x - width / 2));
  const x = below ? centred : beside;
  const isRoomBelow = layer.getBoundingClientRect().top + room.height + height <= innerHeight - FOOT;
  const docked = isRoomBelow ? room.height + 2 : room.top - height - 6;
  const y = below ? docked : Math.max(0, Math.min(room.height - height, at.y - height / 2));
  const box = { x, y, width: Math.ceil(width), height: Math.ceil(height) };
  for (const [name, value] of Object.entries(box)) frame.setAttribute(name, String(Math.round(value)));
}
