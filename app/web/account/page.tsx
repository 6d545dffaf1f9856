import type { Metadata } from 'next';
import { AccountScreen } from '@/components/auth/account-screen';
import { text } from '@/lib/content/messages';
import { countSessions } from '@/lib/records/sessions';
import { db } from '@/lib/records/database';
import { nomineeOf } from '@/lib/records/nominees';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { flashProblem } from '../flash-message';
import { metadataOrUnavailable, orUnavailable } from '../or-unavailable';
import { pageSession } from '../page-session';
import { SignIn } from '../sign-in';

export async function generateMetadata(): Promise<Metadata> {
  return metadataOrUnavailable(async () =>
    pageMetadata({
      path: routes.account,
      title: (await pageSession()) ? text('account.title') : text('sign-in.page'),
      description: text('account.description'),
      noindex: true,
    }),
  );
}

export default function AccountPage() {
  return orUnavailable(page);
}

async function page() {
  const session = await pageSession();
  if (!session) return <SignIn callbackUrl={routes.account} />;
  const { email } = session.user;
  const [sessions, nominee, problem] = await Promise.all([
    countSessions(db(), email),
    nomineeOf(db(), email),
    flashProblem(),
  ]);
  return <AccountScreen email={email} sessions={sessions} nominee={nominee} problem={problem} />;
}
