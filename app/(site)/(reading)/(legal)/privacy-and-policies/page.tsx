import { LegalText } from '@/components/sections/legal/legal-text';
import { readLegal } from '@/lib/content/legal';
import { publicPage } from '@/lib/research/publication/public-pages';
import { pageMetadata } from '@/lib/site/metadata';

const text = readLegal('privacy-and-policies');

export const metadata = pageMetadata({ ...publicPage('/privacy-and-policies'), markdown: true });

export default function PrivacyPage() {
  return <LegalText {...text} />;
}
