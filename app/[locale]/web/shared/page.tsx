import * as english from '@/app/web/shared/page';
import { routes } from '@/lib/web/routes';
import { privatePage } from '../private-page';

const { Page, generateMetadata } = privatePage(english, () => routes.sharedLinks);

export { generateMetadata };
export default Page;
