import { routes } from '@/lib/web/routes';
import FaqPage, { generateMetadata as metadata } from '@/app/(site)/(main)/faqs/page';
import { inOtherLanguages } from '../../in-its-locale';

const { Page, ...exported } = inOtherLanguages({
  all: () => [{}],
  pathOf: () => routes.faqs,
  metadata,
  page: FaqPage,
});

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = exported;
export default Page;
