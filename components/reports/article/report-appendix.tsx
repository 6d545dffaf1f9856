import type { ReactNode } from 'react';
import { EveryFigure } from '@/components/reports/evidence/every-figure';
import { EmbedDialog } from '@/components/reports/reference/embed-dialog';
import { HowToCite } from '@/components/reports/reference/how-to-cite';
import { Related } from '@/components/reports/reference/related';
import { ShareButton } from '@/components/reports/reference/share-button';
import { SinceTable } from '@/components/reports/reference/since-table';
import { SourceList } from '@/components/reports/reference/source-list';
import { VersionList } from '@/components/reports/reference/version-list';
import { WatchTable } from '@/components/reports/reference/watch-table';
import { MoveTheWindow } from '@/components/reports/window/move-the-window';
import { GetStarted } from '@/components/layout/get-started';
import { ENGLISH, inLocale } from '@/lib/content/locale';
import { text } from '@/lib/content/messages';
import { siteOrigin } from '@/lib/platform/env';
import { readReport } from '@/lib/research/reports/read-report';
import type { Report } from '@/lib/research/reports/report';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

/** The ids of the sections, in order, with the keys of their titles. */
const TITLES = {
  watch: 'reports.watch.title',
  window: 'window.title',
  since: 'reports.since.title',
  related: 'reports.related.title',
  versions: 'reports.versions.title',
  cite: 'reports.cite.title',
  sources: 'reports.sources.title',
  figures: 'reports.evidence.title',
} as const;

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
export function appendixSections({ watch, window }: Later) {
  const exists: Partial<Record<SectionId, boolean>> = { watch: watch.length > 0, window: window !== null };
  return (Object.keys(TITLES) as SectionId[])
    .filter((id) => exists[id] ?? true)
    .map((id) => ({ id, text: text(TITLES[id]) }));
}

export type AppendixProps = {
  report: Report;
  later: Later;
  versions: readonly Report[];
  related: { reports: readonly Report[]; posts: readonly { slug: string; title: string }[] };
  isCurrent: boolean;
};

/** What follows the text of a report: what has happened since, what to read next, and what it rests on. */
export function ReportAppendix({
  report,
  later: { watch, window },
  versions,
  related,
  isCurrent,
}: AppendixProps) {
  const { slug } = report;
  return (
    <div className="prose report-prose">
      {watch.length > 0 && (
        <Section id="watch">
          <WatchTable report={report} />
        </Section>
      )}
      {window && (
        <Section id="window">
          <p>{text('window.lead')}</p>
          <MoveTheWindow slug={slug} window={window} />
        </Section>
      )}
      <Section id="since">
        <SinceTable report={report} />
      </Section>
      <section
        aria-label={text('reports.invitation.label')}
        className="report-invitation"
        {...estimated(INVITATION_HEIGHT)}
      >
        <p>{text('reports.invitation.text')}</p>
        <GetStarted opens="sign-up">{text('reports.invitation.open')}</GetStarted>
      </section>
      <Section id="related">
        <Related {...related} />
      </Section>
      <Section id="versions">
        <VersionList versions={versions} />
      </Section>
      <Section id="cite">
        <Cite report={report} isCurrent={isCurrent} />
      </Section>
      <Section id="sources">
        <SourceList report={report} />
      </Section>
      <Section id="figures">
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
        <ShareButton title={plain.headline} url={new URL(pathHere(routes.report(slug)), origin).href} />
        {isCurrent && <EmbedDialog slug={slug} title={frameTitle} origin={origin} />}
      </div>
    </>
  );
}

function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  return (
    <section aria-labelledby={id} {...estimated(HEIGHTS[id])}>
      <h2 id={id}>{text(TITLES[id])}</h2>
      {children}
    </section>
  );
}
