import { LegalArticle } from '@/components/sections/legal/legal-text';
import { LEGAL_SLUGS, readLegal, type LegalSlug } from '@/lib/content/legal';
import { publicPage } from '@/lib/texts/publication/public-pages';
import { pageMetadata } from '@/lib/web/metadata';
import { inOtherLanguages } from '../../in-its-locale';

type Props = { params: Promise<{ text: LegalSlug }> };

/** The English texts have a page each, whose address has no parameter. */
const english = {
  default: async ({ params }: Props) => <LegalArticle {...readLegal((await params).text)} />,
  generateMetadata: async ({ params }: Props) => pageMetadata(publicPage(`/${(await params).text}`)),
  generateStaticParams: () => LEGAL_SLUGS.map((text) => ({ text })),
};
const { Page, ...exported } = inOtherLanguages(english, ({ text }) => `/${text}`);

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = exported;
export default Page;
