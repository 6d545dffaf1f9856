import { routes } from '@/lib/web/routes';

/** The reader's position: the address, the number of loaded pages, the scroll offset. */
type Position = {
  at: string;
  pages: number;
  y: number;
  /** Saved because the person has to sign in again. */
  returns: boolean;
};

const KEY = 'feed-position';
const MOST_PAGES = 40;

let returns = false;
/** Whether this is a return by Back or reload; unknown until first computed for a new document. */
let comesBack: boolean | undefined;

// Runs before the router handles the event and renders the list.
if (typeof window !== 'undefined')
  window.addEventListener('popstate', () => (comesBack = true), { capture: true });

export function savePosition(pages: number): void {
  const position: Position = { at: here(), pages, y: Math.round(window.scrollY), returns };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(position));
  } catch {
    // Browsers can block storage; the list then begins at its top.
  }
}

/** Goes to the sign-in screen, which redirects back to this position. */
export function signInAgain(pages: number): void {
  returns = true;
  savePosition(pages);
  // A new document: what this one holds in memory belongs to a session that is over.
  // eslint-disable-next-line @next/next/no-location-assign-relative-destination -- the router would keep that memory
  location.assign(`${routes.web}?${new URLSearchParams({ callbackUrl: here() })}`);
}

/** The saved position, returned once: after Back, a reload or a new sign-in, at the same address. */
export function takePosition(): Position | null {
  const back = comesBack;
  comesBack = false;
  const position = read();
  if (position?.at !== here()) return null;
  return position.returns || (back ?? isSecondVisit())
    ? { ...position, pages: Math.min(position.pages, MOST_PAGES) }
    : null;
}

function here(): string {
  return location.pathname + location.search;
}

/** Whether this document was reloaded, or reached by Back or Forward. */
function isSecondVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}

function read(): Position | null {
  try {
    const position: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    return isPosition(position) ? position : null;
  } catch {
    return null;
  }
}

function isPosition(value: unknown): value is Position {
  if (typeof value !== 'object' || value === null) return false;
  const { at, pages, y } = value as Record<string, unknown>;
  return typeof at === 'string' && Number.isSafeInteger(pages) && Number.isFinite(y);
}
