import type { Metadata } from 'next';
import { UnknownCode } from '@/components/reports/reference/unknown-code';

export const metadata: Metadata = { title: 'This is not ours', robots: { index: false } };

/** What the server in front answers, with 404, to every code that is none of ours; see server/missing-pages.ts. */
export default function UnknownCodePage() {
  return <UnknownCode />;
}
