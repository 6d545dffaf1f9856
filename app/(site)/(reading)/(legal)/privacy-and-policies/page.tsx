import { LegalText } from '@/components/sections/legal/legal-text';
import { readLegal } from '@/lib/content/legal';
import { pageMetadata } from '@/lib/site/metadata';

const text = readLegal('privacy-and-policies');

export const metadata = pageMetadata({ path: '/privacy-and-policies', ...text });

export default function PrivacyPage() {
  return <LegalText {...text} />;
}
