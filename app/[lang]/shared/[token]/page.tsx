import { libraryHere } from '@/lib/texts/library-here';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { dayText } from '@/components/saved/saved-day';
import { LogoHeader } from '@/components/layout/logo-header';
import { Container } from '@/components/ui/container';
import { Eyebrow } from '@/components/ui/eyebrow';
import { buttonClass } from '@/components/ui/button';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { SHARED_DAYS } from '@/lib/contract/saved';
import { clientKeys } from '@/lib/platform/http/client-address';
import { RateLimitError } from '@/lib/platform/http/http-error';
import { sendAsMissing } from '@/lib/platform/http/page-status';
import { isToken } from '@/lib/platform/token';
import { isEmbedded } from '@/lib/provider';
import { db } from '@/lib/records/database';
import {
  chargeInventedLink,
  sharedByToken,
  type SharedInsight as LinkToInsight,
} from '@/lib/records/shared-insights';
import { findings } from '@samvit/research';
import { signChartOfLink } from '@/lib/web/signed-chart';
import { formatPeriod } from '@/lib/web/period';
import { routes } from '@/lib/web/routes';
import { orUnavailable } from '@/app/[lang]/web/or-unavailable';
import { renderInLanguage, type InLanguage } from '@/app/[lang]/language';

export const dynamic = 'force-dynamic';

type Props = InLanguage<{ token: string }>;

/** The same for every link: neither a title nor a card tells those who only see the address what it shows. */
export const generateMetadata = (): Metadata => ({
  title: `${text('saved.visitor.page')} | ${site().product}`,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
});

export default async function SharedInsightPage(props: Props) {
  await renderInLanguage(props, routes.sharedInsight((await props.params).token));
  return orUnavailable(() => page(props.params));
}

/** One insight, for whoever has its link. The one page of the feed that asks for no session. */
async function page(params: Props['params']) {
  const { token } = await params;
  const link = isEmbedded() && isToken(token) ? await sharedByToken(db(), token) : undefined;
  const finding = link && findings.insight(libraryHere(), link.insight);
  if (!finding) return missing();
  return (
    <WithHeader>
      <SharedInsight finding={finding} link={link} />
    </WithHeader>
  );
}

async function missing() {
  sendAsMissing();
  const isBusy = await inventsTooMany();
  return (
    <WithHeader>
      <Eyebrow className="mt-10">404</Eyebrow>
      <h1 className="mt-3 text-3xl">{text('saved.visitor.missing')}</h1>
      <p className="mt-4 max-w-measure text-lg">
        {isBusy ? text('saved.visitor.many') : text('saved.visitor.missing-text', { days: SHARED_DAYS })}
      </p>
    </WithHeader>
  );
}

async function inventsTooMany(): Promise<boolean> {
  try {
    const request = new Request('http://localhost', { headers: new Headers(await headers()) });
    await chargeInventedLink(db(), clientKeys(request));
    return false;
  } catch (error) {
    if (error instanceof RateLimitError) return true;
    throw error;
  }
}

function SharedInsight({ finding, link }: { finding: findings.PublishedInsight; link: LinkToInsight }) {
  const title = findings.titleOf(finding);
  return (
    <article>
      <Eyebrow className="mt-10">{text('saved.visitor.label')}</Eyebrow>
      <h1 className="mt-3 max-w-[28ch] text-3xl md:text-4xl">{title}</h1>
      <p className="mt-5 max-w-measure text-lg leading-normal">{finding.summary}</p>
      {finding.since && <p className="mt-3 max-w-measure text-lg leading-normal">{finding.since}</p>}
      {/* eslint-disable-next-line @next/next/no-img-element -- next/image writes styles that our policy forbids */}
      <img
        src={signChartOfLink(findings.chartPath(finding.id, 'wide'), link.id)}
        alt={text('saved.visitor.chart', { title })}
        width={640}
        height={440}
        referrerPolicy="no-referrer"
        className="my-8 h-auto w-full max-w-[50rem] border border-rule bg-surface"
      />
      <p className="max-w-measure text-sm">{finding.unusual}</p>
      <p className="mt-3 text-sm text-muted">
        {text('feed.insight.data-to')}: {formatPeriod(finding.reach.to)}
      </p>
      <p className="mt-1 text-sm text-muted">
        {text('saved.visitor.ends', { day: dayText(link.expires_at) })}
      </p>
    </article>
  );
}

function WithHeader({ children }: { children: ReactNode }) {
  const { product, notice } = site();
  return (
    <>
      <LogoHeader />
      <main id="main">
        <Container className="pb-20">
          {children}
          <div className="mt-12 max-w-measure border-t border-rule pt-6 text-sm text-muted">
            <p>{text('saved.visitor.about', { product })}</p>
            <p className="mt-3">{notice}</p>
            <p className="mt-6">
              <a href={routes.home} rel="noreferrer" className={buttonClass('quiet')}>
                {text('saved.visitor.home', { product })}
              </a>
            </p>
          </div>
        </Container>
      </main>
    </>
  );
}
