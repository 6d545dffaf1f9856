import type { Metadata } from 'next';
import { DeclarationScreen } from '@/components/auth/declaration-screen';
import { SignInScreen } from '@/components/auth/sign-in-screen';
import { FeedScreen } from '@/components/feed/feed-screen';
import { safeCallback } from '@/lib/services/sign-in/callback-url';
import { hasDeclared } from '@/lib/records/declarations';
import { db } from '@/lib/records/database';
import { pageMetadata } from '@/lib/site/metadata';
import { isEmbedded } from '@/lib/provider';
import { routes } from '@/lib/site/routes';
import { pageSession } from './page-session';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    path: routes.web,
    title: (await pageSession()) ? 'Insight feed' : 'Sign in',
    description: 'Insights on stocks, crypto, bonds, commodities and real estate, for signed-in readers.',
    noindex: true,
  });
}

/** The feed; sign-in, and the declaration of age, stand at the same URL until they are done. */
export default async function WebPage({ searchParams }: Props) {
  const [session, query] = await Promise.all([pageSession(), searchParams]);
  if (!session) return <SignInScreen callbackUrl={safeCallback(query.callbackUrl)} />;
  const { email } = session.user;
  if (!(await hasDeclared(db(), email))) return <DeclarationScreen email={email} />;
  return <FeedScreen session={session} embedded={isEmbedded()} searchParams={query} />;
}
