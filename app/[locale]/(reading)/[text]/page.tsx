import { LegalText } from '@/components/sections/legal/legal-text';
import { LEGAL_SLUGS, readLegal } from '@/lib/content/legal';
import { publicPage } from '@/lib/research/publication/public-pages';
import { pageMetadata } from '@/lib/web/metadata';
import { inOtherLanguages } from '../../in-its-locale';

const { Page, ...exported } = inOtherLanguages({
  all: () => LEGAL_SLUGS.map((text) => ({ text })),
  pathOf: ({ text }) => `/${text}`,
  metadata: async ({ params }) => pageMetadata(publicPage(`/${(await params).text}`)),
  page: async ({ params }) => <LegalText {...readLegal((await params).text)} />,
});

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = exported;
export default Page;
