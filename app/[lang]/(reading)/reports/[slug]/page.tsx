import type { Metadata } from 'next';
import { ReportArticle } from '@/components/reports/article/report-article';
import { ReportHeader } from '@/components/reports/article/report-header';
import { ReportViews } from '@/components/reports/article/report-views';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { GetStarted } from '@/components/layout/get-started';
import { JsonLd } from '@/components/layout/json-ld';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { currentLocale, ENGLISH } from '@/lib/content/locale';
import { siteOrigin } from '@/lib/platform/env';
import { firstDate } from '@/lib/texts/publication/report-document';
import { reportJsonLd } from '@/lib/texts/publication/report-json-ld';
import { classTitle } from '@/lib/texts/reports/asset-class';
import { pageMetadata } from '@/lib/web/metadata';
import { linkedReport } from '@/lib/texts/reports/linked-report';
import { listVersions } from '@/lib/texts/reports/versions';
import { viewsForPage } from '@/lib/services/publishing/report-views';
import { routes } from '@/lib/web/routes';
import { inEachLanguage, loadReport, relatedTo, type Params } from './report-of-address';
import { renderInLanguage, type InLanguage } from '@/app/[lang]/language';
import { TranslationNote } from '@/components/layout/translation-note';

type Props = InLanguage<Params>;

/** All reports are known at build; any other slug gets the cached 404. */
export const dynamicParams = false;

export const generateStaticParams = () => inEachLanguage(routes.report);

export async function generateMetadata(props: Props): Promise<Metadata> {
  await renderInLanguage(props);
  const { slug, plain, date, assetClass, cardChart } = await loadReport(props.params);
  return pageMetadata({
    path: routes.report(slug),
    title: plain.headline,
    description: plain.cardFinding,
    article: { published: firstDate(slug) ?? date, modified: date, section: classTitle(assetClass) },
    image: {
      url: routes.reportShareImage(slug),
      alt: text('reports.share-image', {
        headline: plain.headline.replace(/[.।]$/, ''),
        chart: cardChart.spec.title,
      }),
    },
    feeds: ['reports'],
    markdown: true,
  });
}

export default async function ReportPage(props: Props) {
  const path = routes.report((await props.params).slug);
  await renderInLanguage(props, path);
  const report = linkedReport(await loadReport(props.params));
  // The frame is in English.
  const framed = currentLocale() === ENGLISH;
  return (
    <>
      <JsonLd data={reportJsonLd(report, site(), siteOrigin())} />
      <ReportHeader
        report={report}
        isCurrent
        above={
          <Breadcrumbs
            above={[{ name: text('site.links.reports'), path: routes.reports }]}
            page={{ name: report.plain.headline, path: routes.report(report.slug) }}
          />
        }
      >
        <GetStarted opens="sign-up" asks>
          {text('reports.invitation.open')}
        </GetStarted>
        <ReportViews slug={report.slug} views={await viewsForPage(report.slug)} />
      </ReportHeader>
      {framed && (
        <div className="box-content h-[1200px] border-y border-rule max-sm:hidden print:hidden">
          <iframe
            src={routes.embedChart(report.slug)}
            title={text('reports.frame', { title: report.mainChart.spec.title })}
            height={1200}
            loading="lazy"
            className="after-first-paint size-full"
          />
        </div>
      )}
      <ReportArticle
        report={report}
        versions={listVersions(report.slug)}
        related={relatedTo(report)}
        isLive
      />
      <TranslationNote path={path} />
    </>
  );
}
