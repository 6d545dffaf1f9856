import type { ReactNode } from 'react';
import { englishOnly, renderInLanguage, type InLanguage } from '@/app/[lang]/language';
import { OutdatedNote } from '@/components/posts/outdated-note';
import { SECOND } from '@/lib/platform/clock';
import { isEmbedded } from '@/lib/provider';

/**
 * For all pages below, since lists of posts are in English. Those of addresses with a name add it to these parameters,
 * and a post the languages that it is translated into.
 */
export const generateStaticParams = englishOnly;

/** Seconds after which a page of the blog is rendered again: the `revalidate` of the pages below. */
const FRESH_FOR = 300;

/** Posts of an upstream are shown while it is down, too: the note then says how old they are. */
export default async function PostsLayout({ children, ...props }: InLanguage & { children: ReactNode }) {
  await renderInLanguage(props);
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
