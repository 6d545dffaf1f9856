import type { InLanguage } from '@/app/[lang]/language';
import { routes } from '@/lib/web/routes';
import { ownMetadata } from '../../own-metadata';
import { confirmPage } from '../confirm-page';

export const generateMetadata = (props: InLanguage) =>
  ownMetadata(props, routes.accountSessions, 'account.everywhere.title', 'account.description');

const SignOutEverywherePage = confirmPage('sessions', routes.accountSessions);

export default SignOutEverywherePage;
