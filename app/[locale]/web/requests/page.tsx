import * as english from '@/app/web/requests/page';
import { routes } from '@/lib/web/routes';
import { privatePage } from '../private-page';

const { Page, generateMetadata } = privatePage(english, () => routes.ownRequests);

export { generateMetadata };
export default Page;
