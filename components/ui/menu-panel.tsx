'use client';

import type { ComponentProps } from 'react';

/**
 * A popover that a button opens by `popoverTarget`. The browser opens it without JavaScript, closes it on
 * Escape or a press outside, and restores the focus. A client component, because browsers do not close it
 * when a link in it leads to a place on the same page.
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
