import type { Metadata } from 'next';
import { UnknownCode } from '@/components/reports/reference/unknown-code';

export const metadata: Metadata = { title: 'This is not ours', robots: { index: false } };

/** The 404 page that the server in front sends for an unknown code; see server/missing-pages.ts. */
export default function UnknownCodePage() {
  return <UnknownCode />;
}
