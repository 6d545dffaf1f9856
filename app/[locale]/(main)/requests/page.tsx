import * as english from '@/app/(site)/(main)/requests/page';
import { routes } from '@/lib/web/routes';
import { inOtherLanguages } from '../../in-its-locale';

const { Page, ...exported } = inOtherLanguages(english, () => routes.requests);

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = exported;
export default Page;
