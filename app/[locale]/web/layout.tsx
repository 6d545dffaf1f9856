import { flashMessage } from '@/app/web/flash-message';
import { ArrivalToast } from '@/components/auth/arrival-toast';
import { AppDownloadPopup } from '@/components/layout/app-download-popup';
import { Toasts } from '@/components/ui/toasts';
import { site } from '@/lib/content/organisation';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { layoutInItsLocale } from '../in-its-locale';

export default layoutInItsLocale(async ({ children }) => {
  const flash = await flashMessage();
  const { product, stores } = site();
  return (
    <>
      {flash?.kind === 'done' && <ArrivalToast message={flash.message} path={pathHere(routes.web)} />}
      {children}
      <AppDownloadPopup product={product} stores={stores} />
      <Toasts />
    </>
  );
});
