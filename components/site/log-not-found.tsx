'use client';

import { useEffect } from 'react';

/** Tells the server which path was not found; a client component because the pre-rendered page cannot know it. */
export function LogNotFound() {
  useEffect(() => {
    const body = JSON.stringify({ path: location.pathname });
    navigator.sendBeacon('/api/not-found', new Blob([body], { type: 'application/json' }));
  }, []);
  return null;
}
