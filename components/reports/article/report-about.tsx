import { SiteLink } from '@/components/layout/site-link';
import { richText } from '@/components/layout/rich-text';
import { EveryFigure } from '@/components/reports/evidence/every-figure';
import { Fact } from '@/components/reports/fact';
import { wholeAddress } from '@/components/reports/own-link';
import { EmbedDialog } from '@/components/reports/reference/embed-dialog';
import { HowToCite } from '@/components/reports/reference/how-to-cite';
import { SourceList } from '@/components/reports/reference/source-list';
import { VersionList } from '@/components/reports/reference/version-list';
import { ENGLISH, inLocale } from '@/lib/content/locale';
import { text } from '@/lib/content/messages';
import { siteOrigin } from '@/lib/platform/env';
import { codeFor } from '@/lib/texts/reports/codes';
import { readReport } from '@/lib/texts/reports/read-report';
import type { Report } from '@/lib/texts/reports/report';
import { formatPeriod } from '@/lib/web/period';
import { routes } from '@/lib/web/routes';
import { ReportNotice } from './report-notice';

type Props = { report: Report; versions: readonly Report[]; isCurrent: boolean };

/** Who publishes a report and how it is made, its version; and closed, what it rests on and how it is cited. */
export function ReportAbout({ report, versions, isCurrent }: Props) {
  const origin = siteOrigin();
  const { slug, plain } = report;
  // The frame is in English.
  const frameTitle = inLocale(ENGLISH, () => readReport(slug))?.plain.headline ?? plain.headline;
  return (
    <>
      <VersionLine report={report} />
      <ReportNotice />
      <details className="report-reference">
        <summary>{text('reports.reference')}</summary>
        <div className="report-pair">
          <section aria-labelledby="figures" className="prose">
            <h3 id="figures">{text('reports.evidence.title')}</h3>
            <EveryFigure report={report} isCurrent={isCurrent} />
          </section>
          <section aria-labelledby="sources" className="prose">
            <h3 id="sources">{text('reports.sources.title')}</h3>
            <SourceList report={report} />
          </section>
          <section aria-labelledby="versions" className="prose">
            <h3 id="versions">{text('reports.versions.title')}</h3>
            <VersionList versions={versions} />
          </section>
          <section aria-labelledby="cite" className="prose">
            <h3 id="cite">{text('reports.cite.title')}</h3>
            <HowToCite report={report} origin={origin} />
            {isCurrent && <EmbedDialog slug={slug} title={frameTitle} origin={origin} />}
          </section>
        </div>
      </details>
    </>
  );
}

function VersionLine({ report: { slug, version, date, nextUpdate } }: Pick<Props, 'report'>) {
  const code = codeFor(slug, version);
  return (
    <dl className="report-facts">
      <Fact name={text('reports.facts.version')}>
        {richText('reports.facts.version-date', {
          version,
          date: <time dateTime={date}>{formatPeriod(date)}</time>,
        })}
      </Fact>
      <Fact name={text('reports.facts.next-update')}>{nextUpdate}</Fact>
      <Fact name={text('reports.facts.check')}>
        <SiteLink href={routes.verify(code)} rel="nofollow">
          <span className="hidden print:inline">{wholeAddress('/').slice(0, -1)}</span>
          {routes.verify(code)}
        </SiteLink>
      </Fact>
    </dl>
  );
}
