'use client';

import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';

/**
 * Shows words such as "Loading..." below a form or links that lead to another page, from the press until that page is
 * loaded. A client component, because only script sees the press; without it only the browser shows
 * progress.
 */
export function Leaving({ words, children }: { words: string; children: ReactNode }) {
  const [isLeaving, setLeaving] = useState(false);

  // An effect, for an event of the window: Back can restore this page from memory in its loading state.
  useEffect(() => {
    const comeBack = () => setLeaving(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  return (
    <div onSubmit={() => setLeaving(true)} onClick={(event) => leadsAway(event) && setLeaving(true)}>
      {children}
      <p role="status" className="min-h-[1lh] pt-2 text-sm text-muted">
        {isLeaving && words}
      </p>
    </div>
  );
}

/** Whether a press opens a link in this tab. */
function leadsAway({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const isModified = metaKey || ctrlKey || shiftKey || altKey;
  return !isModified && target instanceof Element && target.closest('a[href]:not([target])') !== null;
}
