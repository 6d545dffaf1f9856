'use client';

import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';

/**
 * Says "Loading..." below a form or links that lead to another page, from the press until that page is there. A client
 * component because only script sees the press; without it the browser alone shows that it waits.
 */
export function Leaving({ children }: { children: ReactNode }) {
  const [isLeaving, setLeaving] = useState(false);

  // An event of the window: Back can bring this page out of memory as it was left.
  useEffect(() => {
    const comeBack = () => setLeaving(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  return (
    <div onSubmit={() => setLeaving(true)} onClick={(event) => leadsAway(event) && setLeaving(true)}>
      {children}
      <p role="status" className="min-h-[1lh] pt-2 text-sm text-muted">
        {isLeaving && 'Loading...'}
      </p>
    </div>
  );
}

/** Whether a press opens a link in this tab. */
function leadsAway({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const isModified = metaKey || ctrlKey || shiftKey || altKey;
  return !isModified && target instanceof Element && target.closest('a[href]:not([target])') !== null;
}
