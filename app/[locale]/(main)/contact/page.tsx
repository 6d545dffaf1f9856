import { routes } from '@/lib/web/routes';
import ContactPage, { generateMetadata as metadata } from '@/app/(site)/(main)/contact/page';
import { inOtherLanguages } from '../../in-its-locale';

const { Page, ...exported } = inOtherLanguages({
  all: () => [{}],
  pathOf: () => routes.contactForm,
  metadata,
  page: ContactPage,
});

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = exported;
export default Page;
