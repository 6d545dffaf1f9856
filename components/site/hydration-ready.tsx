'use client';

import { useEffect } from 'react';

/**
 * Signals that React has hydrated the page, so that deferred clicks are repeated, see
 * server/deferred-hydration.js. A client component, and last in the page, so that all other listeners are
 * registered before.
 */
export function HydrationReady() {
  useEffect(() => void window.dispatchEvent(new Event('hydrated')), []);
  return null;
}
