import { closest } from './closest';

/**
 * Calls back when a person reaches for something: moves a mouse or a pen over it, or focuses it. Scrolling
 * moves the page under a resting mouse, and a finger that scrolls moves over everything: neither counts.
 */
export function onReach(reached: (event: Event) => unknown): void {
  addEventListener('focusin', reached);
  addEventListener('pointermove', (event) => {
    const isMoved = event.movementX || event.movementY;
    if (isMoved && event.pointerType !== 'touch') reached(event);
  });
}

/**
 * Calls back at a click, before the listeners of its elements: while React hydrates a part of the page, it
 * stops clicks that come from there.
 */
export function onPress(pressed: (event: MouseEvent) => void): void {
  addEventListener('click', pressed, true);
}

/** Calls back when a finger is drawn across a chart: one that scrolls moves down. */
export function onDrawnAcross(drawn: (event: PointerEvent) => unknown): void {
  addEventListener('pointermove', (event) => {
    const isAcross = Math.abs(event.movementX) > Math.abs(event.movementY);
    if (event.pointerType === 'touch' && isAcross && closest(event, '.chart-plot')) drawn(event);
  });
}
