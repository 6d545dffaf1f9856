import type { ComponentProps, ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { siteOrigin } from '@/lib/platform/env';
import { linkHere } from '@/lib/web/translations';

/** A link to a page of this site. In print it shows its full address; see print.css. */
export function OwnLink({ href, children, ...props }: ComponentProps<'a'> & { href: string }) {
  return (
    <SiteLink href={href} data-address={wholeAddress(linkHere(href).href)} {...props}>
      {children}
    </SiteLink>
  );
}

/** The link for a tag of a message. */
export function linkTo(href: string) {
  return function link(words: ReactNode) {
    return <OwnLink href={href}>{words}</OwnLink>;
  };
}

/** An address of this site without its scheme: `samvit.example/v/S2NK4640`. */
export function wholeAddress(path: string): string {
  return new URL(path, siteOrigin()).href.replace(/^https?:\/\//, '');
}
