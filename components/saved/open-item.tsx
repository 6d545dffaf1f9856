import { MarkedLink } from '@/components/layout/site-link';
import { LINK } from '@/components/ui/link';
import { text } from '@/lib/content/messages';
import type { SavedItem } from '@/lib/contract/saved';
import { linkOf } from './language-of';

type Props = { item: Pick<SavedItem, 'locale'>; href: string };

/** A link to what was saved or is to be saved. */
export const OpenItem = ({ item, href }: Props) => (
  <MarkedLink link={linkOf(item, href)} className={LINK}>
    {text('saved.item.open')}
  </MarkedLink>
);
