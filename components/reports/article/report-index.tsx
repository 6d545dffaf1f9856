import { wordsHere } from '@/lib/content/words-here';
import { text } from '@/lib/content/messages';
import { drawable } from '@/components/charts/drawable';
import { Sparkline } from '@samvit/charts';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/ui/container';
import { Eyebrow } from '@/components/ui/eyebrow';
import { PageHeading } from '@/components/ui/page-heading';
import { classTitle } from '@/lib/texts/reports/asset-class';
import { listReports } from '@/lib/texts/reports/read-report';
import { reportAge } from '@/lib/texts/reports/report-age';
import type { Report } from '@/lib/texts/reports/report';
import { freshness } from '@samvit/research';
import { routes } from '@/lib/web/routes';

/** All reports. */
export function ReportIndex() {
  return (
    <Container className="pb-20">
      <PageHeading
        eyebrow={<Breadcrumbs page={{ name: text('site.links.reports'), path: routes.reports }} />}
        title={text('publication.reports.title')}
      >
        <p>{text('reports.index.lead')}</p>
      </PageHeading>
      <ul className="border-t border-ink">
        {listReports().map((report) => (
          <li key={report.slug} className="border-b border-rule">
            <ReportItem report={report} />
          </li>
        ))}
      </ul>
    </Container>
  );
}

function ReportItem({ report }: { report: Report }) {
  return (
    <article className="group relative grid gap-x-10 gap-y-4 py-7 sm:grid-cols-[1fr_13rem] sm:items-center">
      <div>
        <Eyebrow>{classTitle(report.assetClass)}</Eyebrow>
        <h2 className="mt-2 text-xl">
          <a
            href={routes.report(report.slug)}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {report.plain.headline}
          </a>
        </h2>
        <p className="mt-3 max-w-measure">{report.plain.cardFinding}</p>
        <p className="mt-3 text-sm text-muted">
          {text('reports.index.facts', {
            age: freshness.dataTo(wordsHere(), reportAge(report)),
            version: report.version,
            topic: report.topic,
          })}
        </p>
      </div>
      <div className="max-sm:max-w-64">
        <Sparkline chart={drawable(report.cardChart)} />
      </div>
    </article>
  );
}
