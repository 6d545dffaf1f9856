import type { ReactNode } from 'react';
import { AsOf } from '@/components/layout/as-of';
import { SaveForm } from '@/components/layout/save-form';
import { wholeAddress } from '@/components/reports/own-link';
import { InlineProse } from '@/components/reports/prose/inline-prose';
import { ReportChart } from '@/components/reports/prose/report-chart';
import { ShareButton } from '@/components/reports/reference/share-button';
import { WhatsAppLink } from '@/components/reports/reference/whatsapp-link';
import { WindowDisclosure } from '@/components/reports/window/window-disclosure';
import { Container } from '@/components/ui/container';
import { Eyebrow } from '@/components/ui/eyebrow';
import { site } from '@/lib/content/organisation';
import type { Report } from '@/lib/texts/reports/report';
import { reportAge } from '@/lib/texts/reports/report-age';
import { routes } from '@/lib/web/routes';
import { addressHere } from '@/lib/web/translations';
import { KeyFigures } from './key-figures';
import { toolsOf } from './tools-of-chart';

type Props = {
  report: Report;
  isCurrent: boolean;
  /** Where the report stands, and what else is above its headline. */
  above?: ReactNode;
  /** What a reader can do next, below the key figures. */
  children?: ReactNode;
};

/** The answer of a report, on the first screen of a laptop: headline, summary, key figures, the first chart. */
export function ReportHeader({ report, isCurrent, above, children }: Props) {
  return (
    <Container className="pt-5 pb-8 print:p-0">
      <header className="report-header">
        <Imprint report={report} />
        <div className="report-above">
          {above}
          {isCurrent && <Send report={report} />}
        </div>
        <div className="report-head">
          <div className="report-answer">
            <div className="report-class">
              <Eyebrow>{report.tag}</Eyebrow>
              <AsOf age={reportAge(report)} />
            </div>
            <h1>
              <InlineProse prose={report.headline} report={report} />
            </h1>
            <p className="report-summary">
              <InlineProse prose={report.summary} report={report} />
            </p>
            <KeyFigures report={report} />
            <div className="report-next">{children}</div>
          </div>
          <div className="report-first">
            <ReportChart
              report={report}
              name="main"
              tools={isCurrent ? toolsOf(report) : undefined}
              sourcesAreListed
            />
            {isCurrent && <WindowDisclosure report={report} />}
          </div>
        </div>
      </header>
    </Container>
  );
}

/** Where a reader sends a report, by WhatsApp or by what the device has, or keeps it. */
function Send({ report: { slug, plain } }: { report: Report }) {
  const url = addressHere(routes.report(slug));
  return (
    <div className="report-send">
      <WhatsAppLink title={plain.headline} url={url} />
      <ShareButton title={plain.headline} url={url} />
      <SaveForm kind="report" item={slug} />
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
