import Layout from '@/app/(site)/(main)/layout';
import { layoutInItsLocale } from '../in-its-locale';

export default layoutInItsLocale(Layout);
