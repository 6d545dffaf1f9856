import * as english from '@/app/web/account/delete/page';
import { routes } from '@/lib/web/routes';
import { privatePage } from '../../private-page';

const { Page, generateMetadata } = privatePage(english, () => routes.accountDelete);

export { generateMetadata };
export default Page;
