import { QuestionForm } from '@/components/analysis/ask-form';
import { drawable } from '@/components/charts/drawable';
import { AsOf } from '@/components/layout/as-of';
import { GetStarted } from '@/components/layout/get-started';
import { SiteLink } from '@/components/layout/site-link';
import { changeIn } from '@/components/reports/change-in';
import { classNames } from '@/components/ui/class-names';
import { Container } from '@/components/ui/container';
import { Eyebrow } from '@/components/ui/eyebrow';
import { langHere, language } from '@/lib/content/locales';
import { inLocaleOfFile } from '@/lib/content/read';
import { askingIsOn } from '@/lib/platform/env';
import { libraryHere } from '@/lib/texts/library-here';
import type { Landing } from '@/lib/texts/landing';
import { classTitle } from '@/lib/texts/reports/asset-class';
import type { Report } from '@/lib/texts/reports/report';
import { routes } from '@/lib/web/routes';
import { Sparkline } from '@samvit/charts';
import { freshness } from '@samvit/research';
import { SectionHeading } from './section-heading';

type Props = { words: Landing['research']; reports: readonly Report[] };

/** The reports of the front page, each with its drawing and the number that carries it. */
export function FeaturedResearch({ words, reports }: Props) {
  return (
    <section aria-labelledby="research-title">
      <Container className="py-5 md:py-9">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <SectionHeading id="research-title" title={words.title} lead={words.lead} />
          <AsOf age={ageOf(reports)} />
        </div>
        <div className="mt-5 grid gap-3 md:grid-cols-2 md:gap-5 lg:grid-cols-3">
          {reports.map((report) => (
            <ReportCard key={report.slug} report={report} />
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
    <div className="mt-5 grid gap-x-8 gap-y-3 md:mt-8 lg:grid-cols-[1fr_auto] lg:items-end">
      <QuestionForm
        label={<span className="font-serif text-xl font-normal">{invitation}</span>}
        hints={false}
      />
      <GetStarted opens="app" asks className="sm:justify-self-start">
        {button}
      </GetStarted>
    </div>
  ) : (
    <p className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 pt-6">
      <span className="font-serif text-xl">{invitation}</span>
      <GetStarted opens="app">{button}</GetStarted>
    </p>
  );
}

/** To when the data of all of them reach. */
function ageOf(reports: readonly Report[]): freshness.Age {
  const charts = reports.flatMap((report) => Object.values(report.charts));
  return freshness.ageOf(
    libraryHere(),
    charts.flatMap(({ series }) => series),
  );
}

function ReportCard({ report }: { report: Report }) {
  const { slug, tag, assetClass, plain, cardChart } = report;
  const file = `reports/${slug}.md`;
  const lang = langHere(report.lang);
  return (
    <article
      lang={lang}
      className="group relative flex flex-col border border-rule bg-surface p-4 hover:border-ink md:p-5"
    >
      {/* That of a report in another language is named in that of the page. */}
      <Eyebrow lang={lang && language().lang}>{lang ? classTitle(assetClass) : tag}</Eyebrow>
      <h3 className="mt-1 mb-3 text-lg/tight">
        <SiteLink
          href={routes.report(slug)}
          className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {plain.headline}
        </SiteLink>
      </h3>
      <KeyFigure report={report} />
      <div className="mt-1 grid grid-cols-[1fr_8rem] items-end gap-x-4">
        <p className="text-xs/tight text-muted">{plain.keyFigures[0]?.label}</p>
        {/* Called, because its accessible name is in the language of the report, as its title is. */}
        {inLocaleOfFile(file, () => Sparkline({ chart: drawable(cardChart) }))}
      </div>
    </article>
  );
}

/** The first key figure of a report; a change with its direction. */
function KeyFigure({ report: { keyFigures, plain, figures } }: { report: Report }) {
  const [first] = keyFigures;
  if (!first) return null;
  const className = classNames(
    'mt-auto font-serif text-xl leading-tight tabular md:text-2xl',
    changeIn(first.value, figures),
  );
  return <p className={className}>{plain.keyFigures[0]?.value}</p>;
}
