import type { Metadata } from 'next';
import { routes } from '@/lib/web/routes';
import { accountMetadata } from '../account-metadata';
import { confirmPage } from '../confirm-page';

export function generateMetadata(): Promise<Metadata> {
  return accountMetadata(routes.accountSessions, 'account.everywhere.title');
}

const SignOutEverywherePage = confirmPage('sessions', routes.accountSessions);

export default SignOutEverywherePage;
