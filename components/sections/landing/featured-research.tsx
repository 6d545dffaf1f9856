import { GetStarted } from '@/components/site/get-started';
import { Container } from '@/components/ui/container';
import type { Landing } from '@/lib/content/landing';
import type { Report } from '@/lib/content/report';
import { ReportCard } from './report-card';
import { SectionHeading } from './section-heading';

/** The six reports as a front page sets its stories: one leads, two stand beside it, three below. */
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
    <section aria-labelledby="research-title">
      <Container className="py-16 md:py-24">
        <SectionHeading id="research-title" title={words.title} lead={words.lead} />
        <div className="mt-10 grid gap-x-8 border-t border-ink md:mt-14 lg:grid-cols-12">
          {lead && <ReportCard report={lead} look="lead" className="lg:col-span-6 lg:border-r lg:pr-8" />}
          <div className="flex flex-col lg:col-span-6">
            {beside.map((report, i) => (
              <ReportCard
                key={report.slug}
                report={report}
                look="beside"
                className={i === 0 ? 'border-t lg:border-t-0' : 'border-t'}
              />
            ))}
          </div>
        </div>
        <div className="grid gap-x-8 lg:grid-cols-3 lg:border-t lg:border-rule">
          {below.map((report, i) => (
            <ReportCard
              key={report.slug}
              report={report}
              look="below"
              className={i === 0 ? 'border-t lg:border-t-0' : 'border-t lg:border-t-0 lg:border-l lg:pl-8'}
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
