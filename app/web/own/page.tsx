import type { Metadata } from 'next';
import { StoredOwnSeries } from '@/components/analysis/own/stored-own-series';
import { text } from '@/lib/content/messages';
import { ownOfAccount } from '@/lib/services/analysis/own/own-of-account';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { flashProblem } from '../flash-message';
import { metadataOrUnavailable, orUnavailable } from '../or-unavailable';
import { pageSession } from '../page-session';
import { SignIn } from '../sign-in';

export async function generateMetadata(): Promise<Metadata> {
  return metadataOrUnavailable(async () =>
    pageMetadata({
      path: routes.ownSeries,
      title: (await pageSession()) ? text('own-data.page.account.title') : text('sign-in.page'),
      description: text('own-data.page.account.description'),
      noindex: true,
    }),
  );
}

/** The own series that a person stored in the account. */
export default function OwnSeriesPage() {
  return orUnavailable(page);
}

async function page() {
  const session = await pageSession();
  if (!session) return <SignIn callbackUrl={routes.ownSeries} />;
  const [stored, problem] = await Promise.all([ownOfAccount(session.user.email), flashProblem()]);
  return <StoredOwnSeries stored={stored} problem={problem?.message} />;
}
