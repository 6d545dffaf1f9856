import type { Metadata } from 'next';
import { languagesOf, renderInLanguage, type InLanguage } from '@/app/[lang]/language';
import { TranslationNote } from '@/components/layout/translation-note';
import { LegalArticle } from '@/components/sections/legal/legal-text';
import { LEGAL_SLUGS, readLegal, type LegalSlug } from '@/lib/content/legal';
import { publicPage } from '@/lib/texts/publication/public-pages';
import { pageMetadata } from '@/lib/web/metadata';

type Props = InLanguage<{ text: LegalSlug }>;

export const dynamicParams = false;

export const generateStaticParams = () =>
  LEGAL_SLUGS.flatMap((text) => languagesOf(`/${text}`).map((language) => ({ ...language, text })));

export async function generateMetadata(props: Props): Promise<Metadata> {
  await renderInLanguage(props);
  return pageMetadata({ ...publicPage(`/${(await props.params).text}`), markdown: true });
}

/** The legal texts, each in the languages into which it is translated. */
export default async function LegalPage(props: Props) {
  const { text } = await props.params;
  await renderInLanguage(props, `/${text}`);
  return (
    <>
      <LegalArticle {...readLegal(text)} />
      <TranslationNote path={`/${text}`} />
    </>
  );
}
