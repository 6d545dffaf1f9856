import AnalysisLayout from '@/app/(site)/(reading)/analysis/layout';
import { layoutInItsLocale } from '@/app/[locale]/in-its-locale';

export default layoutInItsLocale(AnalysisLayout);
