import * as english from '@/app/web/account/page';
import { routes } from '@/lib/web/routes';
import { privatePage } from '../private-page';

const { Page, generateMetadata } = privatePage(english, () => routes.account);

export { generateMetadata };
export default Page;
