import * as english from '@/app/(site)/(reading)/reports/[slug]/evidence/page';
import { routes } from '@/lib/web/routes';
import { inOtherLanguages } from '../../../../in-its-locale';

const { Page, ...exported } = inOtherLanguages(english, ({ slug }) => routes.reportEvidence(slug));

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = exported;
export default Page;
