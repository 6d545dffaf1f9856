import { LegalText } from '@/components/sections/legal/legal-text';
import { readLegal } from '@/lib/content/legal';
import { publicPage } from '@/lib/research/publication/public-pages';
import { pageMetadata } from '@/lib/site/metadata';

const text = readLegal('terms-and-conditions');

export const metadata = pageMetadata({ ...publicPage('/terms-and-conditions'), markdown: true });

export default function TermsPage() {
  return <LegalText {...text} />;
}
