import type { ReactNode } from 'react';
import { GetStarted } from '@/components/site/get-started';
import { headingId } from '@/components/ui/heading-id';
import { Container } from '@/components/ui/container';
import { siteOrigin } from '@/lib/platform/env';
import { sectionsOf } from '@/lib/research/prose/parse-prose';
import type { Report } from '@/lib/research/reports/report';
import { routes } from '@/lib/site/routes';
import { AtAGlance } from './at-a-glance';
import { EmbedDialog } from '@/components/reports/reference/embed-dialog';
import { EVERY_FIGURE, EveryFigure } from '@/components/reports/evidence/every-figure';
import { HowToCite } from '@/components/reports/reference/how-to-cite';
import { KeyFigures } from './key-figures';
import { EvidencePopover } from '@/components/reports/evidence/evidence-popover';
import { Related } from '@/components/reports/reference/related';
import { ReportContents } from './report-contents';
import { ReportNotice } from './report-notice';
import { ReportProse } from '@/components/reports/prose/report-prose';
import { ShareButton } from '@/components/reports/reference/share-button';
import { SinceTable } from '@/components/reports/reference/since-table';
import { SourceList } from '@/components/reports/reference/source-list';
import { MoveTheWindow } from '@/components/reports/window/move-the-window';
import { WatchTable } from '@/components/reports/reference/watch-table';
import { VersionList } from '@/components/reports/reference/version-list';

const AFTER = [
  { id: 'watch', text: 'What would change our mind, today' },
  { id: 'window', text: 'Another window' },
  { id: 'since', text: 'Since this report' },
  { id: 'related', text: 'Read on' },
  { id: 'versions', text: 'Versions' },
  { id: 'cite', text: 'How to cite' },
  { id: 'sources', text: 'Sources' },
  EVERY_FIGURE,
] as const;

type Props = {
  report: Report;
  versions: readonly Report[];
  related: { reports: readonly Report[]; posts: readonly { slug: string; title: string }[] };
  /** Whether the page shows the report's frame above; if not, the chart and cautions are shown here. */
  framed?: boolean;
};

/** A report below its frame, in one column: contents, text, and what has happened since. */
export function ReportArticle({ report, versions, related, framed = true }: Props) {
  const { slug, body, plain } = report;
  const isCurrent = versions[0]?.version === report.version;
  // Later developments are shown on the report's own page only: a version's page does not change.
  const { watch, window } = framed ? report : { watch: [], window: null };
  const origin = siteOrigin();
  const sections = sectionsOf(body).map((text) => ({ id: headingId(text), text }));
  return (
    <Container className="py-12 md:py-16 print:px-0 print:py-0">
      <div className="report-columns">
        <ReportContents
          sections={[...sections, ...AFTER.filter(({ id }) => isShown(id, { watch, window }))]}
        />
        <div className="min-w-0">
          <ReportNotice evidencePath={report.evidencePath} />
          <KeyFigures report={report} />
          <AtAGlance report={report} onPaperOnly={framed} />
          <article className="prose report-prose">
            <ReportProse
              prose={body}
              report={report}
              chartFile={isCurrent ? (name, kind) => routes.reportChart(slug, name, kind) : undefined}
            />
          </article>

          <div className="prose report-prose">
            {watch.length > 0 && (
              <Section id="watch">
                <WatchTable report={report} />
              </Section>
            )}
            {window && (
              <Section id="window">
                <p>
                  The headline is about one window. Work its figures out for another, and see in what share of
                  all windows of that length it would be true.
                </p>
                <MoveTheWindow slug={slug} window={window} />
              </Section>
            )}
            <Section id="since">
              <SinceTable report={report} />
            </Section>
            <section aria-label="Create your own" className="report-invitation">
              <p>Put a question of your own to the same method: figures first, each with its source.</p>
              <GetStarted opens="sign-up">Create Your Own Analysis</GetStarted>
            </section>
            <Section id="related">
              <Related {...related} />
            </Section>
            <Section id="versions">
              <VersionList versions={versions} />
            </Section>
            <Section id="cite">
              <HowToCite report={report} origin={origin} />
              <div className="report-actions">
                <ShareButton title={plain.headline} url={new URL(routes.report(slug), origin).href} />
                {isCurrent && <EmbedDialog slug={slug} title={plain.headline} origin={origin} />}
              </div>
            </Section>
            <Section id="sources">
              <SourceList report={report} />
            </Section>
            <Section id={EVERY_FIGURE.id}>
              <EveryFigure report={report} isCurrent={isCurrent} />
            </Section>
          </div>
        </div>
      </div>
      <EvidencePopover path={report.evidencePath} />
    </Container>
  );
}

/** Whether this section exists: a report may have no watched series. */
function isShown(id: (typeof AFTER)[number]['id'], { watch, window }: Pick<Report, 'watch' | 'window'>) {
  if (id === 'watch') return watch.length > 0;
  return id !== 'window' || window !== null;
}

function Section({ id, children }: { id: (typeof AFTER)[number]['id']; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{AFTER.find((section) => section.id === id)?.text}</h2>
      {children}
    </section>
  );
}
