import type { ReactNode } from 'react';
import { AppDownloadPopup } from '@/components/site/app-download-popup';
import { Toasts } from '@/components/ui/toasts';
import { renderIn } from '@/lib/content/locale';
import { site } from '@/lib/content/organisation';

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export default async function TranslatedWebLayout({ children, params }: Props) {
  renderIn((await params).locale);
  const { product, stores } = site();
  return (
    <>
      {children}
      <AppDownloadPopup product={product} stores={stores} />
      <Toasts />
    </>
  );
}
