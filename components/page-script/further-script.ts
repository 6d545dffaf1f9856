import { closest } from './closest';
import { onDrawnAcross, onPress, onReach } from './reach';
import { requestScript } from './request-script';

/** Where a press asks for the script of charts. */
const CHART = '.chart-plot,[data-range]';

/**
 * Loads the scripts that the parts of a page around an element name, once a person reaches for it. Until then forms and
 * links lead to pages, and a chart is a picture.
 */
export function loadFurtherScript(): void {
  onReach(loadFor);
  onDrawnAcross(loadFor);
  onPress((event) => {
    if (closest(event, CHART)) void loadFor(event);
  });
  // What was focused before this script was loaded.
  void loadAround(document.activeElement);
}

/** The script of charts does what a pointer did while it was loaded. */
async function loadFor(event: Event): Promise<void> {
  const { target, type } = event;
  if (!(await loadAround(target)) || !closest(event, CHART)) return;
  if (type === 'click') target?.dispatchEvent(new MouseEvent(type, event));
  else if (type === 'pointermove') target?.dispatchEvent(new PointerEvent(type, event));
}

/** @returns whether a script was loaded by it, once that is done */
async function loadAround(target: EventTarget | null): Promise<boolean> {
  const loads: Promise<void>[] = [];
  let part = target instanceof Element ? target.closest<HTMLElement>('[data-script]') : null;
  for (; part; part = part.parentElement?.closest<HTMLElement>('[data-script]') ?? null)
    loads.push(...loadOnce(part.dataset.script ?? ''));
  await Promise.all(loads);
  return loads.length > 0;
}

/** The scripts that are loading or loaded: a page has eight charts, and an answer brings others. */
const scripts = new Map<string, Promise<void> | null>();

function loadOnce(src: string): Promise<void>[] {
  const before = scripts.get(src);
  if (before !== undefined) return before ? [before] : [];
  const loaded = new Promise<void>((settle) => {
    requestScript(src, settle).onload = () => settle();
  });
  scripts.set(src, loaded);
  void loaded.then(() => scripts.set(src, null));
  return [loaded];
}
