import { AccountScreen } from '@/components/account/account-screen';
import { formProblem, typedIn } from '@/lib/platform/http/form-page';
import { isEmbedded } from '@/lib/provider';
import { receiptsOf } from '@/lib/records/consents';
import { hasDeclared } from '@/lib/services/sign-in/declared';
import { db } from '@/lib/records/database';
import { nomineeOf } from '@/lib/records/nominees';
import { openSessions } from '@/lib/records/sessions';
import { routes } from '@/lib/web/routes';
import { personalPage } from '../personal-page';
import { pageSession } from '../page-session';
import { SignIn } from '../sign-in';
import { ownMetadata } from '../own-metadata';
import { receiptRow, sessionRow } from './account-rows';
import { pathHere } from '@/lib/web/translations';
import type { InLanguage } from '@/app/[lang]/language';

export const generateMetadata = (props: InLanguage) =>
  ownMetadata(props, routes.account, 'account.title', 'account.description');

export default function AccountPage(props: InLanguage) {
  return personalPage(props, routes.account, page);
}

async function page() {
  const session = await pageSession();
  if (!session) return <SignIn callbackUrl={pathHere(routes.account)} />;
  const { user } = session;
  const { email } = user;
  const [sessions, receipts, declared, nominee] = await Promise.all([
    openSessions(db(), email),
    receiptsOf(db(), email),
    hasDeclared(db(), email),
    nomineeOf(db(), email),
  ]);
  return (
    <AccountScreen
      user={user}
      name={typedIn('name') ?? user.name}
      sessions={sessions.map((one) => sessionRow(one, session.id))}
      receipts={receipts.map(receiptRow)}
      declared={declared}
      nominee={nominee}
      embedded={isEmbedded()}
      problem={formProblem()?.message}
    />
  );
}
