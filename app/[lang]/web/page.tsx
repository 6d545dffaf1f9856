import { libraryHere } from '@/lib/texts/library-here';
import { AsOf } from '@/components/layout/as-of';
import type { Metadata } from 'next';
import { Feed } from '@/components/feed/feed';
import { FeedHeader } from '@/components/feed/feed-header';
import { feedTexts } from '@/components/feed/feed-texts';
import { Today } from '@/components/today/today';
import '@/components/account/wish-tiles.css';
import '@/components/today/today.css';
import { listQuery, readFeedQuery } from '@/components/feed/state/feed-query';
import { safeCallback } from '@/lib/services/sign-in/callback-url';
import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { WIDGET_PAGE_SIZE } from '@/lib/contract/widget';
import { feedKeysAreOn } from '@/lib/records/feed-choices';
import { db } from '@/lib/records/database';
import { findings, freshness } from '@samvit/research';
import { pageMetadata } from '@/lib/web/metadata';
import { isEmbedded } from '@/lib/provider';
import { todayOf } from '@/lib/services/feed/today';
import { routes } from '@/lib/web/routes';
import { firstPage } from './first-page';
import { missingDeclaration } from './missing-declaration';
import { metadataOrUnavailable } from './or-unavailable';
import { personalPage } from './personal-page';
import { pageSession } from './page-session';
import { SignIn, signInFailed } from './sign-in';
import { redirect } from 'next/navigation';
import { renderInLanguage, type InLanguage } from '@/app/[lang]/language';
import { currentLocale, ENGLISH } from '@/lib/content/locale';

type Props = InLanguage & { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(props: InLanguage): Promise<Metadata> {
  await renderInLanguage(props);
  if (!isFeedHere())
    return pageMetadata({
      path: routes.web,
      title: text('sign-in.page'),
      description: text('sign-in.title', { product: site().product }),
      noindex: true,
    });
  return metadataOrUnavailable(async () =>
    pageMetadata({
      path: routes.web,
      title: (await pageSession()) ? text('feed.page') : text('sign-in.page'),
      description: text('feed.description'),
      noindex: true,
    }),
  );
}

/**
 * In other languages there are sign-in and the declaration, which lead to the English feed or to the page
 * that asked for them.
 */
const isFeedHere = () => currentLocale() === ENGLISH;

/** The feed; sign-in and the age declaration use the same URL until they are complete. */
export default function WebPage({ searchParams, ...props }: Props) {
  return personalPage(props, routes.web, () => page(searchParams));
}

async function page(searchParams: Props['searchParams']) {
  const query = await searchParams;
  const callbackUrl = safeCallback(query.callbackUrl);
  if (signInFailed()) return <SignIn callbackUrl={callbackUrl} />;
  const session = await pageSession();
  if (!session) return <SignIn callbackUrl={callbackUrl} />;
  const declaration = await missingDeclaration(session.user.email, callbackUrl);
  if (declaration) return declaration;
  if (!isFeedHere()) redirect(callbackUrl);
  const start = readFeedQuery({ get: (name) => [query[name]].flat()[0] ?? null });
  // A reader without script asks for further pages of the list alone.
  const today = isEmbedded() && start.page === 1 ? await todayOf(session.user.id) : null;
  const first = await firstPage(session, listQuery(start, isEmbedded()));
  const reach = isEmbedded() ? findings.reachOfFeed(libraryHere()) : null;
  const asOf = reach && <AsOf age={freshness.ageAt(reach)} />;
  return (
    <>
      <FeedHeader user={session.user} path={routes.web} />
      <main id="main">
        <Container className="pb-20">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1 pt-8 pb-6 md:pt-10">
            <h1 className="text-3xl">{text(isEmbedded() ? 'feed.today.title' : 'feed.title')}</h1>
            {!today && asOf}
          </div>
          {today && (
            <>
              <Today {...today} />
              {/* Each value above says its own period. */}
              <div className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-ink pt-6">
                <h2 className="text-xl">{text('feed.title')}</h2>
                {asOf}
              </div>
            </>
          )}
          <Feed
            first={first}
            texts={feedTexts()}
            pageSize={WIDGET_PAGE_SIZE}
            embedded={isEmbedded()}
            hasKeys={isEmbedded() && (await feedKeysAreOn(db(), session.user.id))}
          />
          <p className="mt-16 max-w-measure border-t border-rule pt-6 text-sm text-muted">{site().notice}</p>
        </Container>
      </main>
    </>
  );
}
