import type { Metadata } from 'next';
import { routes } from '@/lib/web/routes';
import { accountMetadata } from '../account-metadata';
import { confirmPage } from '../confirm-page';

export function generateMetadata(): Promise<Metadata> {
  return accountMetadata(routes.accountDelete, 'account.delete.title');
}

const DeleteAccountPage = confirmPage('deletion', routes.accountDelete);

export default DeleteAccountPage;
