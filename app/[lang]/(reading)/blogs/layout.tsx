import type { ReactNode } from 'react';
import { OutdatedNote } from '@/components/posts/outdated-note';
import { SECOND } from '@/lib/platform/clock';
import { isEmbedded } from '@/lib/provider';

/** Seconds after which a page of the blog is rendered again: the `revalidate` of the pages below. */
const FRESH_FOR = 300;

/** Posts of an upstream are shown while it is down, too: the note then says how old they are. */
export default function PostsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {!isEmbedded() && <OutdatedNote {...timesOfRender()} />}
      {children}
    </>
  );
}

function timesOfRender() {
  const asOf = Date.now();
  return { asOf, freshUntil: asOf + FRESH_FOR * SECOND };
}
