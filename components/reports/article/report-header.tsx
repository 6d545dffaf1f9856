import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { Eyebrow } from '@/components/ui/eyebrow';
import { richText } from '@/components/layout/rich-text';
import { text } from '@/lib/content/messages';
import { AsOf } from '@/components/layout/as-of';
import { SiteLink } from '@/components/layout/site-link';
import { site } from '@/lib/content/organisation';
import { formatPeriod } from '@/lib/web/period';
import { codeFor } from '@/lib/texts/reports/codes';
import type { Report } from '@/lib/texts/reports/report';
import { reportAge } from '@/lib/texts/reports/report-age';
import { routes } from '@/lib/web/routes';
import { InlineProse } from '@/components/reports/prose/inline-prose';
import { ShareButton } from '@/components/reports/reference/share-button';
import { WhatsAppLink } from '@/components/reports/reference/whatsapp-link';
import { addressHere } from '@/lib/web/translations';
import { Fact } from '@/components/reports/fact';
import { wholeAddress } from '@/components/reports/own-link';

type Props = { report: Report; breadcrumbs?: ReactNode; children?: ReactNode };

export function ReportHeader({ report, breadcrumbs, children }: Props) {
  return (
    <Container className="pb-10 print:px-0 print:pb-0">
      <header className="report-header pt-12 md:pt-16 print:pt-0">
        <Imprint report={report} />
        {breadcrumbs && <div className="mb-5 print:hidden">{breadcrumbs}</div>}
        {/* The path to the page ends with the class. */}
        <Eyebrow className={breadcrumbs ? 'hidden print:block' : undefined}>{report.tag}</Eyebrow>
        <h1 className="mt-4 max-w-[26ch] text-3xl md:text-4xl print:mt-2 print:max-w-none print:text-2xl">
          <InlineProse prose={report.headline} report={report} />
        </h1>
        <p className="mt-6 max-w-measure text-lg leading-normal print:mt-3 print:max-w-none print:text-base">
          <InlineProse prose={report.summary} report={report} />
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4 print:hidden">
          {children}
          <Send report={report} />
        </div>
        <VersionLine report={report} />
      </header>
    </Container>
  );
}

/** Where a reader sends a report: by WhatsApp, or by what the device has. */
function Send({ report: { slug, plain } }: { report: Report }) {
  const url = addressHere(routes.report(slug));
  return (
    <div className="flex flex-wrap items-center gap-3">
      <WhatsAppLink title={plain.headline} url={url} />
      <ShareButton title={plain.headline} url={url} />
    </div>
  );
}

/** For print: the site's name and the report's address. */
function Imprint({ report: { slug, version } }: { report: Report }) {
  return (
    <p className="report-imprint hidden print:flex">
      <strong>{site().product}</strong>
      {wholeAddress(routes.reportVersion(slug, version))}
    </p>
  );
}

function VersionLine({ report }: { report: Report }) {
  const { slug, version, date, nextUpdate } = report;
  const code = codeFor(slug, version);
  return (
    <dl className="report-facts mt-8 print:mt-4">
      <Fact name={text('reports.facts.version')}>
        {richText('reports.facts.version-date', {
          version,
          link: (words) => <SiteLink href={routes.reportVersion(slug, version)}>{words}</SiteLink>,
          date: <time dateTime={date}>{formatPeriod(date)}</time>,
        })}
      </Fact>
      <Fact name={text('reports.facts.data-to')}>
        <AsOf age={reportAge(report)} isNamed />
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
