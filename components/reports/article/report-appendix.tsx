import type { ReactNode } from 'react';
import { EveryFigure } from '@/components/reports/evidence/every-figure';
import { EmbedDialog } from '@/components/reports/reference/embed-dialog';
import { HowToCite } from '@/components/reports/reference/how-to-cite';
import { Related } from '@/components/reports/reference/related';
import { SinceTable } from '@/components/reports/reference/since-table';
import { SourceList } from '@/components/reports/reference/source-list';
import { VersionList } from '@/components/reports/reference/version-list';
import { WatchTable, watchTitle } from '@/components/reports/reference/watch-table';
import { MoveTheWindow } from '@/components/reports/window/move-the-window';
import { SaveForm } from '@/components/layout/save-form';
import { GetStarted } from '@/components/layout/get-started';
import { ENGLISH, inLocale } from '@/lib/content/locale';
import { text } from '@/lib/content/messages';
import { wordsHere } from '@/lib/content/words-here';
import { siteOrigin } from '@/lib/platform/env';
import { reportAge } from '@/lib/texts/reports/report-age';
import { readReport } from '@/lib/texts/reports/read-report';
import type { Report } from '@/lib/texts/reports/report';
import { freshness } from '@samvit/research';

/** The titles of the sections, in order, by their ids. */
const TITLES = {
  watch: watchTitle,
  window: () => text('window.title'),
  since: () => text('reports.since.title'),
  related: () => text('reports.related.title'),
  versions: () => text('reports.versions.title'),
  cite: () => text('reports.cite.title'),
  sources: () => text('reports.sources.title'),
  figures: () => text('reports.evidence.title'),
} satisfies Record<string, (later: Later) => string>;

type SectionId = keyof typeof TITLES;

/** About how high the sections of most reports are on a phone, in rem; see report-prose.css. */
const HEIGHTS: Record<SectionId, number> = {
  watch: 42,
  window: 20,
  since: 28,
  related: 34,
  versions: 20,
  cite: 34,
  sources: 20,
  figures: 12,
};
const INVITATION_HEIGHT = 12;

const estimated = (height: number) => ({ 'data-narrow': height, 'data-wide': Math.round(height * 0.65) });

/** What only the report's own page shows, because a version's page does not change. */
type Later = Pick<Report, 'watch' | 'window'>;

/** The sections that exist, for the contents: a report may have no watched series. */
export function appendixSections(later: Later) {
  const { watch, window } = later;
  const exists: Partial<Record<SectionId, boolean>> = { watch: watch.length > 0, window: window !== null };
  return (Object.keys(TITLES) as SectionId[])
    .filter((id) => exists[id] ?? true)
    .map((id) => ({ id, text: TITLES[id](later) }));
}

export type AppendixProps = {
  report: Report;
  later: Later;
  versions: readonly Report[];
  related: { reports: readonly Report[]; posts: readonly { slug: string; title: string }[] };
  isCurrent: boolean;
};

/** What follows the text of a report: what has happened since, what to read next, and what it rests on. */
export function ReportAppendix({ report, later, versions, related, isCurrent }: AppendixProps) {
  const { watch, window } = later;
  const { slug } = report;
  const title = (id: SectionId) => TITLES[id](later);
  return (
    <div className="prose report-prose">
      {watch.length > 0 && (
        <Section id="watch" title={title('watch')}>
          <WatchTable report={report} />
        </Section>
      )}
      {window && (
        <Section id="window" title={title('window')}>
          <p>{text('window.lead')}</p>
          <MoveTheWindow slug={slug} window={window} />
        </Section>
      )}
      <Section id="since" title={title('since')}>
        <SinceTable report={report} />
      </Section>
      <section
        aria-label={text('reports.invitation.label')}
        className="report-invitation"
        {...estimated(INVITATION_HEIGHT)}
      >
        <p>{text('reports.invitation.text')}</p>
        <GetStarted opens="sign-up" asks>
          {text('reports.invitation.open')}
        </GetStarted>
      </section>
      <Section id="related" title={title('related')}>
        <Related {...related} />
      </Section>
      <Section id="versions" title={title('versions')}>
        <VersionList versions={versions} />
      </Section>
      <Section id="cite" title={title('cite')}>
        <Cite report={report} isCurrent={isCurrent} />
      </Section>
      <Section id="sources" title={title('sources')}>
        <SourceList report={report} />
      </Section>
      <Section id="figures" title={title('figures')}>
        <Next report={report} />
        <EveryFigure report={report} isCurrent={isCurrent} />
      </Section>
    </div>
  );
}

function Cite({ report, isCurrent }: Pick<AppendixProps, 'report' | 'isCurrent'>) {
  const origin = siteOrigin();
  const { slug, plain } = report;
  // The frame is in English.
  const frameTitle = inLocale(ENGLISH, () => readReport(slug))?.plain.headline ?? plain.headline;
  return (
    <>
      <HowToCite report={report} origin={origin} />
      <div className="report-actions">
        {isCurrent && <SaveForm kind="report" item={slug} />}
        {isCurrent && <EmbedDialog slug={slug} title={frameTitle} origin={origin} />}
      </div>
    </>
  );
}

function Section({ id, title, children }: { id: SectionId; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} {...estimated(HEIGHTS[id])}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** To when the data reach, and when the next value comes, for who has not opened the date in the head. */
function Next({ report }: { report: Report }) {
  const age = reportAge(report);
  const next = freshness.nextValue(wordsHere(), age);
  return next && <p>{text('reports.evidence.next', { date: freshness.dataTo(wordsHere(), age), next })}</p>;
}
