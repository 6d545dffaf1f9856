import { LegalText } from '@/components/sections/legal/legal-text';
import { readLegal } from '@/lib/content/legal';
import { pageMetadata } from '@/lib/site/metadata';

const text = readLegal('returns-and-refunds');

export const metadata = pageMetadata({ path: '/returns-and-refunds', ...text });

export default function RefundsPage() {
  return <LegalText {...text} />;
}
