import * as english from '@/app/web/preferences/page';
import { routes } from '@/lib/web/routes';
import { privatePage } from '../private-page';

const { Page, generateMetadata } = privatePage(english, () => routes.preferences);

export { generateMetadata };
export default Page;
