import { cookies } from 'next/headers';
import { DataScreen } from '@/components/account/data-screen';
import { formProblem } from '@/lib/platform/http/form-page';
import { isEmbedded } from '@/lib/provider';
import { FRESH_CODE_COOKIE, isFresh } from '@/lib/services/sign-in/fresh-code';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { personalPage } from '../../personal-page';
import { pageSession } from '../../page-session';
import { codeSentTo } from '../../pending-challenge';
import { SignIn } from '../../sign-in';
import { ownMetadata } from '../../own-metadata';
import type { InLanguage } from '@/app/[lang]/language';

export const generateMetadata = (props: InLanguage) =>
  ownMetadata(props, routes.accountData, 'account.data.title', 'account.description');

export default function AccountDataPage(props: InLanguage) {
  return personalPage(props, routes.accountData, page);
}

async function page() {
  const session = await pageSession();
  if (!session) return <SignIn callbackUrl={pathHere(routes.accountData)} />;
  const { user } = session;
  const [jar, sentTo] = await Promise.all([cookies(), codeSentTo('copy')]);
  return (
    <DataScreen
      user={user}
      isProven={isFresh(jar.get(FRESH_CODE_COOKIE)?.value, session, 'copy')}
      isSent={sentTo === user.email}
      problem={formProblem()?.message}
      digits={isEmbedded()}
    />
  );
}
