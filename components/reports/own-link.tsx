import type { ComponentProps } from 'react';
import { SiteLink } from '@/components/site/site-link';
import { siteOrigin } from '@/lib/platform/env';
import { linkTo } from '@/lib/site/translations';

/** A link to a page of this site. In print it shows its full address; see reports.css. */
export function OwnLink({ href, children, ...props }: ComponentProps<'a'> & { href: string }) {
  return (
    <SiteLink href={href} data-address={wholeAddress(linkTo(href).href)} {...props}>
      {children}
    </SiteLink>
  );
}

/** An address of this site without its scheme: `samvit.example/v/S2NK4640`. */
export function wholeAddress(path: string): string {
  return new URL(path, siteOrigin()).href.replace(/^https?:\/\//, '');
}
