/**
 * Calls back when a person reaches for something: moves a mouse or a pen over it, or focuses it. Scrolling
 * moves the page under a resting mouse, and a finger that scrolls moves over everything: neither counts.
 */
export function onReach(reached: (event: Event) => void): void {
  addEventListener('focusin', reached);
  addEventListener('pointermove', (event) => {
    const isMoved = event.movementX !== 0 || event.movementY !== 0;
    if (isMoved && event.pointerType !== 'touch') reached(event);
  });
}
