import type { Metadata } from 'next';
import { UnknownCode } from '@/components/reports/reference/unknown-code';
import { text } from '@/lib/content/messages';
import { englishOnly } from '@/app/[lang]/language';

export const dynamicParams = false;

export const generateStaticParams = englishOnly;

export const metadata: Metadata = { title: text('pages.code.unknown'), robots: { index: false } };

/** The 404 page that the server in front sends for an unknown code; see host.config.ts. */
export default function UnknownCodePage() {
  return <UnknownCode />;
}
