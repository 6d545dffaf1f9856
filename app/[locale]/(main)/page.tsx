import { routes } from '@/lib/web/routes';
import LandingPage, { generateMetadata as metadata } from '@/app/(site)/(main)/page';
import { inOtherLanguages } from '../in-its-locale';

const { Page, ...exported } = inOtherLanguages({
  all: () => [{}],
  pathOf: () => routes.home,
  metadata,
  page: LandingPage,
});

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = exported;
export default Page;
