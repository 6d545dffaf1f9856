import { libraryHere } from '@/lib/texts/library-here';
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { FeedHeader } from '@/components/feed/feed-header';
import { InsightDetail } from '@/components/feed/insight/insight-detail';
import { hasDeclared } from '@/lib/services/sign-in/declared';
import { db } from '@/lib/records/database';
import { feedWishes, markRead } from '@/lib/records/feed-choices';
import { findings } from '@samvit/research';
import { askingIsOn } from '@/lib/platform/env';
import { errorFields, log } from '@/lib/platform/log';
import { pageMetadata } from '@/lib/web/metadata';
import { isEmbedded } from '@/lib/provider';
import { routes } from '@/lib/web/routes';
import { metadataOrUnavailable, orUnavailable } from '../../or-unavailable';
import { pageSession } from '../../page-session';
import { renderInLanguage, type InLanguage } from '@/app/[lang]/language';

type Props = InLanguage<{ id: string }>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataOrUnavailable(async () => {
    const { finding } = await loadInsight((await params).id);
    return pageMetadata({
      path: routes.insight(finding.id),
      title: findings.titleOf(finding),
      description: finding.summary,
      noindex: true,
    });
  });
}

export default async function InsightPage(props: Props) {
  await renderInLanguage(props, routes.insight((await props.params).id));
  return orUnavailable(() => page(props.params));
}

async function page(params: Props['params']) {
  const { user, finding } = await loadInsight((await params).id);
  await noteRead(user.id, finding.id);
  const wish = (await feedWishes(db(), user.id)).get(finding.series);
  return (
    <>
      <FeedHeader user={user} path={routes.insight(finding.id)} />
      <main id="main">
        <InsightDetail
          insight={finding}
          chart={findings.eventChart(libraryHere(), finding)}
          computedFrom={findings.seriesFileTitles(libraryHere(), finding.inputs)}
          subject={{ id: finding.series, name: findings.subjectOf(libraryHere(), finding.series).name, wish }}
          analysis={askingIsOn() ? findings.analysesOfInsights(libraryHere()).get(finding.id) : undefined}
        />
      </main>
    </>
  );
}

/** An insight is shown also where its mark cannot be stored. */
async function noteRead(userId: string, id: string): Promise<void> {
  try {
    await markRead(db(), userId, id);
  } catch (error) {
    log.warn(errorFields(error), 'An insight could not be marked as read');
  }
}

/**
 * The insight, for a signed-in person of 18 or over; everyone else is redirected to /web. An upstream's
 * insights have no such page: we do not have the numbers behind them.
 */
const loadInsight = cache(async (id: string) => {
  if (!isEmbedded()) notFound();
  const session = await pageSession();
  if (!session || !(await hasDeclared(db(), session.user.email)))
    redirect(`${routes.web}?${new URLSearchParams({ callbackUrl: routes.insight(id) })}`);
  return { user: session.user, finding: findings.insight(libraryHere(), id) ?? notFound() };
});
