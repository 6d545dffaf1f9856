import * as english from '@/app/web/account/data/page';
import { routes } from '@/lib/web/routes';
import { privatePage } from '../../private-page';

const { Page, generateMetadata } = privatePage(english, () => routes.accountData);

export { generateMetadata };
export default Page;
