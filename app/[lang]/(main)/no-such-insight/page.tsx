import type { Metadata } from 'next';
import { InsightNotFound } from '@/components/feed/insight/insight-not-found';
import { text } from '@/lib/content/messages';
import { englishOnly } from '@/app/[lang]/language';

export const dynamicParams = false;

export const generateStaticParams = englishOnly;

export const metadata: Metadata = { title: text('pages.not-found.insight'), robots: { index: false } };

/** The 404 page that the server in front sends for an unknown insight; `blogs/-/page.tsx` gives the reason. */
export default function MissingInsightPage() {
  return <InsightNotFound />;
}
