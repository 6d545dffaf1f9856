import type { ComponentProps } from 'react';

/**
 * A popover that a button opens by `popoverTarget`. The browser opens it without JavaScript, closes it on
 * Escape or a press outside, and restores the focus; components/page-script/popover-links.ts closes it when a
 * link in it is followed.
 */
export function MenuPanel(props: ComponentProps<'div'>) {
  return <div popover="auto" {...props} />;
}
