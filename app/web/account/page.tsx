import type { Metadata } from 'next';
import { AccountScreen } from '@/components/auth/account-screen';
import { SignInScreen } from '@/components/auth/sign-in-screen';
import { countSessions } from '@/lib/records/sessions';
import { db } from '@/lib/records/database';
import { pageMetadata } from '@/lib/site/metadata';
import { routes } from '@/lib/site/routes';
import { pageSession } from '../page-session';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    path: routes.account,
    title: (await pageSession()) ? 'Your account' : 'Sign in',
    description: 'Open sessions, signing out everywhere, and deleting the account.',
    noindex: true,
  });
}

export default async function AccountPage() {
  const session = await pageSession();
  if (!session) return <SignInScreen callbackUrl={routes.account} />;
  const { email } = session.user;
  return <AccountScreen email={email} sessions={await countSessions(db(), email)} />;
}
