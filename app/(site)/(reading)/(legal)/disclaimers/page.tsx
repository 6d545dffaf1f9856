import { LegalText } from '@/components/sections/legal/legal-text';
import { readLegal } from '@/lib/content/legal';
import { pageMetadata } from '@/lib/site/metadata';

const text = readLegal('disclaimers');

export const metadata = pageMetadata({ path: '/disclaimers', ...text });

export default function DisclaimerPage() {
  return <LegalText {...text} />;
}
