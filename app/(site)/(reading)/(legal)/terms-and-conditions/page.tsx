import { LegalText } from '@/components/sections/legal/legal-text';
import { readLegal } from '@/lib/content/legal';
import { pageMetadata } from '@/lib/site/metadata';

const text = readLegal('terms-and-conditions');

export const metadata = pageMetadata({ path: '/terms-and-conditions', ...text });

export default function TermsPage() {
  return <LegalText {...text} />;
}
