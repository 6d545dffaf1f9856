'use client';

import { useEffect } from 'react';

/**
 * Says that the page answers now: what was pressed before is then done, see server/deferred-hydration.js. A client component because
 * nothing else knows when React is done; it stands last, so that everything before it listens by then.
 */
export function HydrationReady() {
  useEffect(() => void window.dispatchEvent(new Event('hydrated')), []);
  return null;
}
