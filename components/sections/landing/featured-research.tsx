import { wordsHere } from '@/lib/content/words-here';
import { QuestionForm } from '@/components/analysis/ask-form';
import { GetStarted } from '@/components/layout/get-started';
import { classNames } from '@/components/ui/class-names';
import { Container } from '@/components/ui/container';
import type { Landing } from '@/lib/texts/landing';
import { reportAge } from '@/lib/texts/reports/report-age';
import { freshness } from '@samvit/research';
import type { Report } from '@/lib/texts/reports/report';
import { drawable } from '@/components/charts/drawable';
import { Sparkline } from '@samvit/charts';
import { Eyebrow } from '@/components/ui/eyebrow';
import { SiteLink } from '@/components/layout/site-link';
import { askingIsOn } from '@/lib/platform/env';
import { inLocaleOfFile } from '@/lib/content/read';
import { langHere } from '@/lib/content/locales';
import { routes } from '@/lib/web/routes';
import { SectionHeading } from './section-heading';

const COLUMN_RULE =
  'lg:before:absolute lg:before:inset-y-0 lg:before:-left-8 lg:before:w-px lg:before:bg-rule';

/** The six reports in the layout of a front page: one large, two beside it, three below. */
export function FeaturedResearch({
  words,
  reports,
}: {
  words: Landing['research'];
  reports: readonly Report[];
}) {
  const [lead, ...others] = reports;
  const beside = others.slice(0, 2);
  const below = others.slice(2);
  return (
    <section
      aria-labelledby="research-title"
      className="below-fold [--below-fold:178rem] md:[--below-fold:120rem] lg:[--below-fold:89rem]"
    >
      <Container className="py-16 md:py-24">
        <SectionHeading id="research-title" title={words.title} lead={words.lead} />
        <div className="mt-10 grid gap-x-16 border-t border-ink md:mt-14 lg:grid-cols-2">
          {lead && <ReportCard report={lead} look="lead" />}
          <div className={classNames('relative flex flex-col', COLUMN_RULE)}>
            {beside.map((report) => (
              <ReportCard
                key={report.slug}
                report={report}
                look="beside"
                className="border-t lg:first:border-t-0"
              />
            ))}
          </div>
        </div>
        <div className="grid gap-x-16 lg:grid-cols-3 lg:border-t lg:border-rule">
          {below.map((report, i) => (
            <ReportCard
              key={report.slug}
              report={report}
              look="below"
              className={classNames('border-t lg:border-t-0', i > 0 && COLUMN_RULE)}
            />
          ))}
        </div>
        <Invitation {...words} />
      </Container>
    </section>
  );
}

/** For a question that no report answers: a field for it, and the app. */
function Invitation({ invitation, button }: Landing['research']) {
  return askingIsOn() ? (
    <div className="grid gap-x-16 gap-y-5 border-t border-ink pt-6 lg:grid-cols-[1fr_auto] lg:items-end">
      <QuestionForm
        label={<span className="font-serif text-xl font-normal">{invitation}</span>}
        hints={false}
      />
      <GetStarted opens="app" asks look="quiet" className="justify-self-start">
        {button}
      </GetStarted>
    </div>
  ) : (
    <p className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-ink pt-6">
      <span className="font-serif text-xl">{invitation}</span>
      <GetStarted opens="app">{button}</GetStarted>
    </p>
  );
}

type Look = 'lead' | 'beside' | 'below';

const LOOKS: Record<Look, { card: string; chart: string; title: string }> = {
  lead: {
    card: 'grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:items-center lg:grid-cols-1 lg:content-between',
    // The sparkline is drawn at twice its size here; this halves the end markers, so that they stay the
    // same.
    chart:
      'lg:[&_.chart-marker]:origin-center lg:[&_.chart-marker]:[scale:0.5] [&_.chart-marker]:[transform-box:fill-box]',
    title: 'text-2xl lg:text-3xl',
  },
  beside: {
    card: 'grid grow content-center gap-x-8 gap-y-4 sm:grid-cols-[1fr_12rem]',
    chart: 'sm:order-2 sm:self-center',
    title: 'text-xl',
  },
  below: {
    card: 'grid content-start gap-x-8 gap-y-4 sm:grid-cols-[1fr_12rem] lg:grid-cols-1',
    chart: 'sm:order-2 sm:self-center lg:order-none',
    title: 'text-xl',
  },
};

function ReportCard({ report, look, className }: { report: Report; look: Look; className?: string }) {
  const { card, chart, title } = LOOKS[look];
  return (
    <article
      lang={langHere(report.lang)}
      className={classNames('group below-fold-narrow relative border-rule py-7', card, className)}
    >
      <div className={classNames('[&_path]:[vector-effect:non-scaling-stroke]', chart)}>
        {/* Called, because its accessible name is in the language of the report, as its title is. */}
        {inLocaleOfFile(`reports/${report.slug}.md`, () => Sparkline({ chart: drawable(report.cardChart) }))}
      </div>
      <div>
        <Eyebrow>{report.tag}</Eyebrow>
        <h3 className={classNames('mt-2', title)}>
          <SiteLink
            href={routes.report(report.slug)}
            className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {report.plain.headline}
          </SiteLink>
        </h3>
        <p className="mt-3 text-sm text-muted">{report.plain.cardFinding}</p>
        <p className="mt-3 text-xs text-muted">
          {inLocaleOfFile(`reports/${report.slug}.md`, () =>
            freshness.dataAge(wordsHere(), reportAge(report)),
          )}
        </p>
      </div>
    </article>
  );
}
