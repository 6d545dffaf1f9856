'use client';

import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Holds popovers, which the browser opens and closes by itself. A client component for two things it does not do: closing
 * a popover when a link in it leads to a place on the same page, and before the page is printed.
 */
export function PopoverGroup({ children }: { children: ReactNode }) {
  const group = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const close = () => group.current?.querySelectorAll<HTMLElement>('[popover]').forEach(hide);
    window.addEventListener('beforeprint', close);
    return () => window.removeEventListener('beforeprint', close);
  }, []);

  return (
    <div
      ref={group}
      onClick={(event) => {
        const link = (event.target as Element).closest('a[href^="#"]');
        hide(link?.closest<HTMLElement>('[popover]'));
      }}
    >
      {children}
    </div>
  );
}

/** Nothing happens where it is not open, or where the browser knows no popovers. */
function hide(popover: HTMLElement | null | undefined): void {
  popover?.hidePopover?.();
}
