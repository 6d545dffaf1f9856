'use client';

import type { ComponentProps } from 'react';

/**
 * A link that opens a dialog by its window event. Without script, with a modified click, or when no dialog on the page
 * answers the event, it stays the link it is.
 */
export function Opens({ event, onClick, ...props }: ComponentProps<'a'> & { event: string }) {
  return (
    <a
      aria-haspopup="dialog"
      data-hydrate
      {...props}
      onClick={(click) => {
        onClick?.(click);
        if (click.defaultPrevented || click.metaKey || click.ctrlKey || click.shiftKey) return;
        // Safari does not focus a pressed link, and the dialog gives focus back to what had it.
        click.currentTarget.focus({ preventScroll: true });
        const answered = !window.dispatchEvent(new Event(event, { cancelable: true }));
        if (answered) click.preventDefault();
      }}
    />
  );
}
