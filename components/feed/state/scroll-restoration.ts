import { routes } from '@/lib/site/routes';

/** The reader's position: the address, the number of loaded pages, the scroll offset. */
type Place = {
  at: string;
  pages: number;
  y: number;
  /** Saved because the person has to sign in again. */
  returns: boolean;
};

const KEY = 'feed-place';
/** Maximum number of pages to load when restoring. */
const MOST_PAGES = 40;

let returns = false;
/** Whether this is a return by Back or reload; unknown until first computed for a new document. */
let comesBack: boolean | undefined;

// Runs before the router handles the event and renders the list.
if (typeof window !== 'undefined')
  window.addEventListener('popstate', () => (comesBack = true), { capture: true });

/** Saves the position in this tab's session storage. */
export function keepPlace(pages: number): void {
  const place: Place = { at: here(), pages, y: Math.round(window.scrollY), returns };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // Browsers can block storage; the list then begins at its top.
  }
}

/** Goes to the sign-in screen, which redirects back to this position. */
export function signInAgain(pages: number): void {
  returns = true;
  keepPlace(pages);
  // A new document: what this one holds in memory belongs to a session that is over.
  // eslint-disable-next-line @next/next/no-location-assign-relative-destination -- the router would keep that memory
  location.assign(`${routes.web}?${new URLSearchParams({ callbackUrl: here() })}`);
}

/** The saved position, returned once: after Back, a reload or a new sign-in, at the same address. */
export function takePlace(): Place | null {
  const back = comesBack;
  comesBack = false;
  const place = read();
  if (place?.at !== here()) return null;
  return place.returns || (back ?? isSecondVisit())
    ? { ...place, pages: Math.min(place.pages, MOST_PAGES) }
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

function read(): Place | null {
  try {
    const place: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    return isPlace(place) ? place : null;
  } catch {
    return null;
  }
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false;
  const { at, pages, y } = value as Record<string, unknown>;
  return typeof at === 'string' && Number.isSafeInteger(pages) && Number.isFinite(y);
}
