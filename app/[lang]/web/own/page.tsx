import { StoredOwnSeries } from '@/components/analysis/own/stored-own-series';
import { text } from '@/lib/content/messages';
import { listOwnOfAccount } from '@/lib/services/analysis/own/own-of-account';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { flashProblem } from '../flash-message';
import { orUnavailable } from '../or-unavailable';
import { ownMetadata } from '../own-metadata';
import { pageSession } from '../page-session';
import { SignIn } from '../sign-in';

export const generateMetadata = () =>
  ownMetadata(
    routes.ownSeries,
    text('own-data.page.account.title'),
    text('own-data.page.account.description'),
  );

/** The own series that a person stored in the account. */
export default function OwnSeriesPage() {
  return orUnavailable(page);
}

async function page() {
  const session = await pageSession();
  if (!session) return <SignIn callbackUrl={pathHere(routes.ownSeries)} />;
  const [stored, problem] = await Promise.all([listOwnOfAccount(session.user.email), flashProblem()]);
  return <StoredOwnSeries stored={stored} problem={problem?.message} />;
}
