import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AsOf } from '@/components/layout/as-of';
import { richText } from '@/components/layout/rich-text';
import { Container } from '@/components/ui/container';
import { LINK } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { formatPeriod } from '@/lib/web/period';
import { pageMetadata } from '@/lib/web/metadata';
import { reportAge } from '@/lib/texts/reports/report-age';
import { codeFor, lookUpCode, WHOLE } from '@/lib/texts/reports/codes';
import { newerVersions } from '@/lib/texts/reports/versions';
import { routes } from '@/lib/web/routes';
import { renderInLanguage, type InLanguage } from '@/app/[lang]/language';

type Props = InLanguage<{ code: string }>;

/** Codes are typed by visitors: rendered per request, so that unknown codes are not stored on disk. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { report, part } = await loadCode(params);
  return pageMetadata({
    path: routes.verify(codeFor(report.slug, report.version, part)),
    title: text('pages.code.title'),
    description: text('pages.code.description', { product: site().product }),
    noindex: true,
  });
}

/**
 * Says whether the code of a card or a print is ours, of which report and version, and whether that version
 * is current.
 */
export default async function VerifyPage(props: Props) {
  await renderInLanguage(props, routes.verify((await props.params).code));
  const { report, part } = await loadCode(props.params);
  const { slug, version, date, plain } = report;
  const [current] = newerVersions(report);
  const chart = part === WHOLE ? null : report.charts[part];
  return (
    <Container className="pb-20">
      <PageHeading
        eyebrow={codeFor(slug, version, part)}
        title={text(current ? 'pages.code.superseded' : 'pages.code.current')}
      >
        <p>
          {richText('pages.code.stands-for', {
            part: chart ? 'chart' : 'report',
            headline: plain.headline,
            report: (words) => (
              <a href={routes.reportVersion(slug, version)} className={LINK}>
                {words}
              </a>
            ),
          })}
        </p>
      </PageHeading>
      <dl className="report-facts max-w-measure">
        {chart && (
          <div>
            <dt>{text('pages.code.chart')}</dt>
            <dd>{chart.spec.title}</dd>
          </div>
        )}
        <div>
          <dt>{text('pages.code.version')}</dt>
          <dd>{text('pages.code.version-of', { version, date: formatPeriod(date) })}</dd>
        </div>
        <div>
          <dt>{text('pages.code.data-to')}</dt>
          <dd>
            <AsOf age={reportAge(report)} isNamed />
          </dd>
        </div>
        {current && (
          <div>
            <dt>{text('pages.code.replaced-by')}</dt>
            <dd>
              {richText('pages.code.replacement', {
                version: current.version,
                date: formatPeriod(current.date),
                changes: current.changes,
                report: (words) => <a href={routes.report(slug)}>{words}</a>,
              })}
            </dd>
          </div>
        )}
      </dl>
      <p className="mt-8 max-w-measure text-muted">{text('pages.code.copied')}</p>
    </Container>
  );
}

async function loadCode(params: Props['params']) {
  return lookUpCode((await params).code) ?? notFound();
}
