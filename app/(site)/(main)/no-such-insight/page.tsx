import type { Metadata } from 'next';
import { InsightNotFound } from '@/components/feed/insight/insight-not-found';

export const metadata: Metadata = { title: 'Insight not found', robots: { index: false } };

/** What the server in front answers, with 404, for every insight there is not; see blogs/- for why. */
export default function MissingInsightPage() {
  return <InsightNotFound />;
}
