import * as english from '@/app/(site)/(reading)/analysis/own/page';
import { routes } from '@/lib/web/routes';
import { inOtherLanguages } from '../../../in-its-locale';

const { Page, ...exported } = inOtherLanguages(english, () => routes.analysisOwn);

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = exported;
export default Page;
