import type { Metadata } from 'next';
import { UnknownCode } from '@/components/reports/reference/unknown-code';
import { text } from '@/lib/content/messages';

export const metadata: Metadata = { title: text('pages.code.unknown'), robots: { index: false } };

/** The 404 page that the server in front sends for an unknown code; see host.config.ts. */
export default function UnknownCodePage() {
  return <UnknownCode />;
}
