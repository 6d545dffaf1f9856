import type { ReactNode } from 'react';
import { feedLink } from '@/lib/web/translations';
import { LanguageMark } from './site-link';

/** A link to the feed for who is signed in, with a mark on a page in another language. */
export function FeedLink({ className, children }: { className: string; children: ReactNode }) {
  const link = feedLink();
  return (
    <a href={link.href} hrefLang={link.other?.lang} className={className}>
      {children}
      <LanguageMark link={link} />
    </a>
  );
}
