import { Html } from '@/app/html';
import { layoutInItsLocale } from './in-its-locale';

/** The pages in other languages than English. Each says which languages it exists in. */
export default layoutInItsLocale(({ children }) => <Html>{children}</Html>);
