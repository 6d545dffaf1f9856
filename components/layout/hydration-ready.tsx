'use client';

import { useEffect } from 'react';

/**
 * Signals that React has hydrated the page, so that held presses are repeated, see
 * components/page-script/hydration.ts. A client component, and last in the page, so that all other listeners are
 * registered before.
 */
export function HydrationReady() {
  useEffect(() => void window.dispatchEvent(new Event('hydrated')), []);
  return null;
}
