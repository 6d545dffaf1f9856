import { LegalArticle } from '@/components/sections/legal/legal-text';
import { readLegal } from '@/lib/content/legal';
import { publicPage } from '@/lib/texts/publication/public-pages';
import { pageMetadata } from '@/lib/web/metadata';

export const generateMetadata = () =>
  pageMetadata({ ...publicPage('/privacy-and-policies'), markdown: true });

export default function PrivacyPage() {
  return <LegalArticle {...readLegal('privacy-and-policies')} />;
}
