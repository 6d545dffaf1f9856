import * as english from '@/app/web/account/sessions/page';
import { routes } from '@/lib/web/routes';
import { privatePage } from '../../private-page';

const { Page, generateMetadata } = privatePage(english, () => routes.accountSessions);

export { generateMetadata };
export default Page;
