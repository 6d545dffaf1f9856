import * as english from '@/app/web/saved/new/page';
import { routes } from '@/lib/web/routes';
import { privatePage } from '../../private-page';

const { Page, generateMetadata } = privatePage(english, () => routes.savedNew);

export { generateMetadata };
export default Page;
