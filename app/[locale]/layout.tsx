import { Document } from '@/app/document';
import { INTERNATIONAL } from '@/app/fonts/devanagari';
import { layoutInItsLocale } from './in-its-locale';

/** The pages in other languages than English. Each says which languages it exists in. */
export default layoutInItsLocale(({ children }) => <Document fonts={INTERNATIONAL}>{children}</Document>);
