import * as english from '@/app/web/own/page';
import { routes } from '@/lib/web/routes';
import { privatePage } from '../private-page';

const { Page, generateMetadata } = privatePage(english, () => routes.ownSeries);

export { generateMetadata };
export default Page;
