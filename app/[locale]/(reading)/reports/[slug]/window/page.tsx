import * as english from '@/app/(site)/(reading)/reports/[slug]/window/page';
import { routes } from '@/lib/web/routes';
import { inOtherLanguages } from '../../../../in-its-locale';

const { Page, generateMetadata } = inOtherLanguages(english, ({ slug }) => routes.reportWindow(slug));

export { generateMetadata };
export default Page;
