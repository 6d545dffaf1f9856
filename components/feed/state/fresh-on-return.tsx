'use client';

import { useEffect } from 'react';

/**
 * Loads a page anew that the browser brings back from memory: the person may have signed out since. A client component
 * because only the browser knows.
 */
export function FreshOnReturn() {
  // An event of the window.
  useEffect(() => {
    const look = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, []);
  return null;
}
