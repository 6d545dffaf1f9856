import type { ReactNode } from 'react';
import { ArrivalToast } from '@/components/auth/arrival-toast';
import { flashMessage } from './flash-message';
import { AppDownloadPopup } from '@/components/layout/app-download-popup';
import { Html } from '@/app/html';
import { Toasts } from '@/components/ui/toasts';
import { site } from '@/lib/content/organisation';

/** Shows a message on any page after a sign-in or sign-out; the app popup opens here as on the public pages. */
export default async function WebLayout({ children }: { children: ReactNode }) {
  const flash = await flashMessage();
  const { product, stores } = site();
  return (
    <Html>
      {flash?.kind === 'done' && <ArrivalToast message={flash.message} />}
      {children}
      <AppDownloadPopup product={product} stores={stores} />
      <Toasts />
    </Html>
  );
}
