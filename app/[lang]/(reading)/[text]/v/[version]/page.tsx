import type { Metadata } from 'next';
import type { InLanguage } from '@/app/[lang]/language';
import { LegalVersion } from '@/components/sections/legal/legal-version';
import { ENGLISH } from '@/lib/content/locale';
import { LEGAL_SLUGS, legalVersions, type LegalSlug } from '@/lib/content/legal';
import { text } from '@/lib/content/messages';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';

type Props = InLanguage<{ text: LegalSlug; version: string }>;

export const dynamicParams = false;

/** Translated are the texts in force alone. */
export const generateStaticParams = () =>
  LEGAL_SLUGS.flatMap((text) => legalVersions(text).map(({ version }) => ({ lang: ENGLISH, text, version })));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { text: slug, version } = await params;
  const [current] = legalVersions(slug);
  const { title, description } = legalVersions(slug).find((one) => one.version === version) ??
    current ?? { title: slug, description: '' };
  const isCurrent = version === current?.version;
  return pageMetadata({
    path: routes.legalVersion(slug, version),
    title: text('legal.of-version.title', { title, version }),
    description,
    noindex: !isCurrent,
    ...(isCurrent && { canonical: `/${slug}` }),
    listOf: `/${slug}`,
  });
}

export default async function LegalVersionPage({ params }: Props) {
  const { text: slug, version } = await params;
  return <LegalVersion slug={slug} version={version} />;
}
