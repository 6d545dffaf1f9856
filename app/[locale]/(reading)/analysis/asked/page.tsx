import * as english from '@/app/(site)/(reading)/analysis/asked/page';
import { routes } from '@/lib/web/routes';
import { inOtherLanguages } from '../../../in-its-locale';

// What was asked has no address: the English page is that of questions.
const { Page, generateMetadata } = inOtherLanguages(english, () => routes.analysis);

export { generateMetadata };
export default Page;
