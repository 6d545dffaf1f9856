import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { AddressScreen } from '@/components/account/address-screen';
import { formProblem, typedIn } from '@/lib/platform/http/form-page';
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
  ownMetadata(props, routes.accountAddress, 'account.address.title', 'account.description');

/** Another provider has its own accounts, and their addresses. */
export default function AccountAddressPage(props: InLanguage) {
  if (!isEmbedded()) notFound();
  return personalPage(props, routes.accountAddress, page);
}

async function page() {
  const session = await pageSession();
  if (!session) return <SignIn callbackUrl={pathHere(routes.accountAddress)} />;
  const { user } = session;
  const [jar, sentHere, sentTo] = await Promise.all([
    cookies(),
    codeSentTo('address'),
    codeSentTo('new-address'),
  ]);
  return (
    <AddressScreen
      user={user}
      isProven={isFresh(jar.get(FRESH_CODE_COOKIE)?.value, session, 'address')}
      isSent={sentHere === user.email}
      sentTo={sentTo}
      typed={typedIn('email')}
      problem={formProblem()?.message}
    />
  );
}
