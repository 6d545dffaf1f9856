'use client';

import { useEffect } from 'react';

/**
 * Reloads a page that the browser restores from memory, because the person may have signed out since. A
 * client component, for a browser event.
 */
export function FreshOnReturn() {
  useEffect(() => {
    const look = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, []);
  return null;
}
