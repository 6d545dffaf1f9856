'use client';

import type { ComponentProps } from 'react';

/**
 * A panel in the browser's top layer, opened by a button that names it in `popoverTarget`. The browser opens it without
 * script, closes it on Escape or a press elsewhere, and gives focus back. A client component for one thing the browser
 * does not do: closing it when a link in it leads to a place on the same page.
 */
export function MenuPanel(props: ComponentProps<'div'>) {
  return (
    <div
      popover="auto"
      {...props}
      onClick={(event) => {
        if ((event.target as Element).closest('a')) event.currentTarget.hidePopover();
      }}
    />
  );
}
