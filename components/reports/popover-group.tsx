'use client';

import type { ReactNode } from 'react';

/**
 * Holds popovers, which the browser opens and closes by itself. A client component for one thing it does not do: closing
 * a popover when a link in it leads to a place on the same page.
 */
export function PopoverGroup({ children }: { children: ReactNode }) {
  return (
    <div
      onClick={(event) => {
        const link = (event.target as Element).closest('a[href^="#"]');
        link?.closest<HTMLElement>('[popover]')?.hidePopover();
      }}
    >
      {children}
    </div>
  );
}
