import * as english from '@/app/web/account/address/page';
import { routes } from '@/lib/web/routes';
import { privatePage } from '../../private-page';

const { Page, generateMetadata } = privatePage(english, () => routes.accountAddress);

export { generateMetadata };
export default Page;
