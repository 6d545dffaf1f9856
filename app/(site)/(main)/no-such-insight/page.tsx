import type { Metadata } from 'next';
import { InsightNotFound } from '@/components/feed/insight/insight-not-found';

export const metadata: Metadata = { title: 'Insight not found', robots: { index: false } };

/**
 * The 404 page that the server in front sends for an unknown insight; `blogs/-/page.tsx` gives the reason.
 */
export default function MissingInsightPage() {
  return <InsightNotFound />;
}
