import * as english from '@/app/(site)/(reading)/analysis/own/shown/page';
import { routes } from '@/lib/web/routes';
import { inOtherLanguages } from '../../../../in-its-locale';

// What was brought has no address: the English page is that of own data.
const { Page, generateMetadata } = inOtherLanguages(english, () => routes.analysisOwn);

export { generateMetadata };
export default Page;
