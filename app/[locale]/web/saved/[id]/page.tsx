import * as english from '@/app/web/saved/[id]/page';
import { routes } from '@/lib/web/routes';
import { privatePage } from '../../private-page';

const { Page, generateMetadata } = privatePage(english, ({ id }) => routes.savedItem(id));

export { generateMetadata };
export default Page;
