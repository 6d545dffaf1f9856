import { LegalArticle } from '@/components/sections/legal/legal-text';
import { readLegal } from '@/lib/content/legal';
import { publicPage } from '@/lib/texts/publication/public-pages';
import { pageMetadata } from '@/lib/web/metadata';

export const generateMetadata = () => pageMetadata({ ...publicPage('/returns-and-refunds'), markdown: true });

export default function RefundsPage() {
  return <LegalArticle {...readLegal('returns-and-refunds')} />;
}
