import { routes } from '@/lib/web/routes';
import * as english from '@/app/(site)/(reading)/reports/[slug]/figures/page';
import { inOtherLanguages } from '../../../../in-its-locale';

const { Page, ...exported } = inOtherLanguages({
  all: english.generateStaticParams,
  pathOf: ({ slug }) => routes.reportEvidence(slug),
  metadata: english.generateMetadata,
  page: english.default,
});

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = exported;
export default Page;
