import { StoredOwnSeries } from '@/components/analysis/own/stored-own-series';
import { formProblem } from '@/lib/platform/http/form-page';
import { listOwnOfAccount } from '@/lib/services/analysis/own/own-of-account';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { personalPage } from '../personal-page';
import { ownMetadata } from '../own-metadata';
import { pageSession } from '../page-session';
import { SignIn } from '../sign-in';
import type { InLanguage } from '@/app/[lang]/language';

export const generateMetadata = (props: InLanguage) =>
  ownMetadata(props, routes.ownSeries, 'own-data.page.account.title', 'own-data.page.account.description');

/** The own series that a person stored in the account. */
export default function OwnSeriesPage(props: InLanguage) {
  return personalPage(props, routes.ownSeries, page);
}

async function page() {
  const session = await pageSession();
  if (!session) return <SignIn callbackUrl={pathHere(routes.ownSeries)} />;
  const { user } = session;
  const stored = await listOwnOfAccount(user.email);
  return <StoredOwnSeries user={user} stored={stored} problem={formProblem()?.message} />;
}
