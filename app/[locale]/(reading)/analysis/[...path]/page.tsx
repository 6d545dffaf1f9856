import * as english from '@/app/(site)/(reading)/analysis/[...path]/page';
import { routes } from '@/lib/web/routes';
import { inOtherLanguages } from '../../../in-its-locale';

/** As in English. */
export const dynamic = 'force-dynamic';

const { Page, generateMetadata } = inOtherLanguages(english, ({ path }) =>
  routes.analysisAnswer(path.join('/')),
);

export { generateMetadata };
export default Page;
