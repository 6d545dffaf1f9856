'use client';

import type { ComponentProps } from 'react';

/**
 * A link that opens a dialog by its window event. Without JavaScript, with a modified click, or if no
 * dialog handles the event, it is followed as a plain link.
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
        // Safari does not focus a pressed link, but the dialog restores the focus to the element that had
        // it before.
        click.currentTarget.focus({ preventScroll: true });
        const answered = !window.dispatchEvent(new Event(event, { cancelable: true }));
        if (answered) click.preventDefault();
      }}
    />
  );
}
