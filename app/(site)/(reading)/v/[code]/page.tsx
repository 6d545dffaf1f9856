import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Container } from '@/components/ui/container';
import { PageHeading } from '@/components/ui/page-heading';
import { site } from '@/lib/content/organisation';
import { formatPeriod } from '@/lib/site/period';
import { pageMetadata } from '@/lib/site/metadata';
import { codeFor, lookUpCode, WHOLE } from '@/lib/research/reports/codes';
import { newerVersions } from '@/lib/research/reports/versions';
import { routes } from '@/lib/site/routes';

type Props = { params: Promise<{ code: string }> };

/** Codes are typed by visitors: rendered per request, so that unknown codes are not stored on disk. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { report, part } = await loadCode(params);
  return pageMetadata({
    path: routes.verify(codeFor(report.slug, report.version, part)),
    title: 'This card is ours',
    description: `What the code on a card or a print of ${site().product} stands for.`,
    noindex: true,
  });
}

/**
 * Says whether the code of a card or a print is ours, of which report and version, and whether that version
 * is current.
 */
export default async function VerifyPage({ params }: Props) {
  const { report, part } = await loadCode(params);
  const { slug, version, date, dataDate, plain } = report;
  const [current] = newerVersions(report);
  const chart = part === WHOLE ? null : report.charts[part];
  return (
    <Container className="pb-20">
      <PageHeading
        eyebrow={codeFor(slug, version, part)}
        title={current ? 'Ours, but superseded' : 'Ours, and current'}
      >
        <p>
          This code stands for {chart ? 'a chart of the report' : 'the report'}{' '}
          <a href={routes.reportVersion(slug, version)} className="text-peacock underline underline-offset-3">
            {plain.headline}
          </a>
        </p>
      </PageHeading>
      <dl className="report-facts max-w-measure">
        {chart && (
          <div>
            <dt>Chart</dt>
            <dd>{chart.spec.title}</dd>
          </div>
        )}
        <div>
          <dt>Version</dt>
          <dd>
            {version}, {formatPeriod(date)}
          </dd>
        </div>
        <div>
          <dt>Data to</dt>
          <dd>{dataDate}</dd>
        </div>
        {current && (
          <div>
            <dt>Replaced by</dt>
            <dd>
              <a href={routes.report(slug)}>
                version {current.version} of {formatPeriod(current.date)}
              </a>
              : {current.changes}
            </dd>
          </div>
        )}
      </dl>
      <p className="mt-8 max-w-measure text-muted">
        A code can be copied. Compare what you hold with the page it leads to: the same words and the same
        numbers stand there.
      </p>
    </Container>
  );
}

async function loadCode(params: Props['params']) {
  return lookUpCode((await params).code) ?? notFound();
}
