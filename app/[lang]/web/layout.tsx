import type { ReactNode } from 'react';
import { ArrivalToast } from '@/components/auth/arrival-toast';
import { AppDownloadPopup } from '@/components/layout/app-download-popup';
import { Toasts } from '@/components/ui/toasts';
import { site } from '@/lib/content/organisation';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { renderInLanguage, type InLanguage } from '../language';
import { flashMessage } from './flash-message';

/** Shows a message on any page after a sign-in or sign-out; the app popup opens here as on the public pages. */
export default async function WebLayout({ children, ...props }: InLanguage & { children: ReactNode }) {
  await renderInLanguage(props);
  const flash = await flashMessage();
  const { product, stores } = site();
  return (
    <>
      {flash && <ArrivalToast message={flash} path={pathHere(routes.web)} />}
      {children}
      <AppDownloadPopup product={product} stores={stores} />
      <Toasts />
    </>
  );
}
