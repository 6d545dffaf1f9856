import type { Metadata } from 'next';
import { UnavailableMessage } from '@/components/layout/unavailable-message';
import { text } from '@/lib/content/messages';
import { englishOnly } from '@/app/[lang]/language';

export const dynamicParams = false;

export const generateStaticParams = englishOnly;

export const metadata: Metadata = { title: text('site.unavailable.title'), robots: { index: false } };

/** The page that the server in front sends with 503 when a page cannot be rendered and has no cached copy. */
export default function UnavailablePage() {
  return <UnavailableMessage />;
}
