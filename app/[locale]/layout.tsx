import type { ReactNode } from 'react';
import { Document } from '@/app/document';
import { renderIn } from '@/lib/content/locale';
import { INTERNATIONAL } from '@/app/fonts/devanagari';

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** The pages in other languages than English. Each says which languages it exists in. */
export default async function TranslatedLayout({ children, params }: Props) {
  renderIn((await params).locale);
  return <Document fonts={INTERNATIONAL}>{children}</Document>;
}
