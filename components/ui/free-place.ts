/** Elements that a person may press or type into, so the box must not cover them. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, iframe';
const TEXT = 'p, h1, h2, h3, li, dt, dd';

/** In pixels: between two scanned rows, between two points of a row, and the margin around the box. */
const STEP = 8;
const REACH = 16;
const MARGIN = 8;

type Box = Pick<DOMRect, 'left' | 'right' | 'height'>;

/**
 * The position, in pixels from the top of the window, where a box covers no control, and if possible no
 * text: the highest one below the header. If there is none, the lower edge.
 */
export function freeTop(box: Box): number {
  // The height that a phone's on-screen keyboard leaves of the window.
  const view = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const first = Math.max(header, view.offsetTop);
  const last = view.offsetTop + view.height;
  const room = (kind: string, margin: number) => firstRoom(box, { first, last, kind, margin });
  return (
    room(`${CONTROLS}, ${TEXT}`, MARGIN) ??
    room(CONTROLS, MARGIN) ??
    room(CONTROLS, 0) ??
    last - box.height - MARGIN
  );
}

/** The first place between two heights without anything of a kind in it, nor within the margin above and below. */
function firstRoom(
  { left, right, height }: Box,
  { first, last, kind, margin }: { first: number; last: number; kind: string; margin: number },
): number | undefined {
  let top = first;
  for (let y = first; y <= last; y += STEP) {
    if (isOnLine(kind, y, left, right)) top = y + STEP;
    else if (y - top >= height + 2 * margin) return top + margin;
  }
  return undefined;
}

/** Tests by hit-testing and not by element bounds: a card is a link as a whole. */
function isOnLine(kind: string, y: number, left: number, right: number): boolean {
  for (let x = left; x < right + REACH; x += REACH)
    if (document.elementsFromPoint(Math.min(x, right), y).some((element) => element.matches(kind)))
      return true;
  return false;
}
