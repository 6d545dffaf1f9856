import type { InLanguage } from '@/app/[lang]/language';
import { routes } from '@/lib/web/routes';
import { ownMetadata } from '../../own-metadata';
import { confirmPage } from '../confirm-page';

export const generateMetadata = (props: InLanguage) =>
  ownMetadata(props, routes.accountDelete, 'account.delete.title', 'account.description');

const DeleteAccountPage = confirmPage('deletion', routes.accountDelete);

export default DeleteAccountPage;
