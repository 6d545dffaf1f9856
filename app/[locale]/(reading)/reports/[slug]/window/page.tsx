import { routes } from '@/lib/web/routes';
import * as english from '@/app/(site)/(reading)/reports/[slug]/window/page';
import { inOtherLanguages } from '../../../../in-its-locale';

const { Page, generateMetadata } = inOtherLanguages({
  all: (): { slug: string }[] => [],
  pathOf: ({ slug }) => routes.reportWindow(slug),
  metadata: english.generateMetadata,
  page: english.default,
});

export { generateMetadata };
export default Page;
