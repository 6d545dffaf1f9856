import { AppDownloadPopup } from '@/components/layout/app-download-popup';
import { Toasts } from '@/components/ui/toasts';
import { site } from '@/lib/content/organisation';
import { layoutInItsLocale } from '../in-its-locale';

export default layoutInItsLocale(({ children }) => {
  const { product, stores } = site();
  return (
    <>
      {children}
      <AppDownloadPopup product={product} stores={stores} />
      <Toasts />
    </>
  );
});
