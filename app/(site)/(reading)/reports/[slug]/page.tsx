import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FigureTable } from '@/components/reports/figure-table';
import { ReportViews } from '@/components/reports/report-views';
import { GetStarted } from '@/components/site/get-started';
import { Container } from '@/components/ui/container';
import { Eyebrow } from '@/components/ui/eyebrow';
import { listReports, readReport } from '@/lib/content/report';
import { site } from '@/lib/content/site';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

type Props = { params: Promise<{ slug: string }> };

/** The reports are known at build; any other slug is not found, and costs nothing. */
export const dynamicParams = false;

export function generateStaticParams() {
  return listReports().map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const report = loadReport((await params).slug);
  return pageMetadata({
    path: routes.report(report.slug),
    title: report.headline,
    description: report.cardFinding,
  });
}

export default async function ReportPage({ params }: Props) {
  const report = loadReport((await params).slug);
  return (
    <>
      <Container className="pb-10">
        <header className="pt-12 md:pt-16">
          <Eyebrow>{report.tag}</Eyebrow>
          <h1 className="mt-4 max-w-[26ch] text-3xl md:text-4xl">{report.headline}</h1>
          <p className="mt-6 max-w-measure text-lg leading-normal">{report.summary}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
            <GetStarted opens="sign-up">Create Your Own Analysis</GetStarted>
            <p className="text-sm text-muted">Data to {report.dataDate}</p>
            <ReportViews slug={report.slug} />
          </div>
        </header>
      </Container>

      <iframe
        src={routes.embed(report.slug)}
        title={`${report.chart.title}: chart and table`}
        height={1200}
        loading="lazy"
        className="block h-[1200px] w-full border-y border-rule bg-paper"
      />

      <Container className="py-14">
        <section aria-labelledby="figures">
          <h2 id="figures" className="text-xl">
            Every figure in this report
          </h2>
          <p className="mt-3 mb-6 max-w-measure text-muted">
            Each number above was computed when this page was built, by the formula beside it.
          </p>
          <FigureTable figures={report.figures} />
        </section>
        <section aria-label="Create your own" className="mt-12 border-t border-rule pt-8">
          <p className="max-w-measure text-lg">
            Put a question of your own to the same method: figures first, each with its source.
          </p>
          <div className="mt-5">
            <GetStarted opens="sign-up">Create Your Own Analysis</GetStarted>
          </div>
          <p className="mt-8 max-w-measure text-sm text-muted">{site().notice}</p>
        </section>
      </Container>
    </>
  );
}

function loadReport(slug: string) {
  return readReport(slug) ?? notFound();
}
