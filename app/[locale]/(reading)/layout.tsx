import Layout from '@/app/(site)/(reading)/layout';
import { layoutInItsLocale } from '../in-its-locale';

export default layoutInItsLocale(Layout);
