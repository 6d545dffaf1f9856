import * as english from '@/app/web/saved/page';
import { routes } from '@/lib/web/routes';
import { privatePage } from '../private-page';

const { Page, generateMetadata } = privatePage(english, () => routes.saved);

export { generateMetadata };
export default Page;
