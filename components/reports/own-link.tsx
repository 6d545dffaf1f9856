import type { ComponentProps } from 'react';
import { siteOrigin } from '@/lib/platform/env';

/** A link to a page of ours. Paper has no links to follow, so there it shows its whole address; see reports.css. */
export function OwnLink({ href, children, ...props }: ComponentProps<'a'> & { href: string }) {
  return (
    <a href={href} data-address={wholeAddress(href)} {...props}>
      {children}
    </a>
  );
}

/** An address of ours as one types it: `samvit.example/v/S2NK4640`. */
export function wholeAddress(path: string): string {
  return new URL(path, siteOrigin()).href.replace(/^https?:\/\//, '');
}
