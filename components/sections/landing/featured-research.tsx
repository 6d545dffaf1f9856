import { GetStarted } from '@/components/layout/get-started';
import { classNames } from '@/components/ui/class-names';
import { Container } from '@/components/ui/container';
import type { Landing } from '@/lib/research/landing';
import type { Report } from '@/lib/research/reports/report';
import { ReportCard } from './report-card';
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
        <p className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-ink pt-6">
          <span className="font-serif text-xl">{words.invitation}</span>
          <GetStarted opens="app">{words.button}</GetStarted>
        </p>
      </Container>
    </section>
  );
}
