import { routes } from '@/lib/web/routes';
import ContactSentPage, { generateMetadata as metadata } from '@/app/(site)/(main)/contact/sent/page';
import { inOtherLanguages } from '../../../in-its-locale';

const { Page, ...exported } = inOtherLanguages({
  all: () => [{}],
  pathOf: () => routes.contactSent,
  metadata,
  page: ContactSentPage,
});

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = exported;
export default Page;
