import type { Metadata } from 'next';
import { ReportArticle } from '@/components/reports/article/report-article';
import { ReportHeader } from '@/components/reports/article/report-header';
import { Superseded } from '@/components/reports/reference/superseded';
import { richText } from '@/components/layout/rich-text';
import { Container } from '@/components/ui/container';
import { LINK } from '@/components/ui/link';
import { text } from '@/lib/content/messages';
import { pageMetadata } from '@/lib/web/metadata';
import { linkedReport } from '@/lib/texts/reports/linked-report';
import { readReport } from '@/lib/texts/reports/read-report';
import { isCurrent, listVersions, newerVersions } from '@/lib/texts/reports/versions';
import { routes } from '@/lib/web/routes';
import { loadVersion, relatedTo, versionParams, type VersionParams } from '../../report-of-address';

type Props = { params: Promise<VersionParams> };

export const dynamicParams = false;

export const generateStaticParams = versionParams;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const report = await loadVersion(params);
  const { slug, version, plain } = report;
  return pageMetadata({
    path: routes.reportVersion(slug, version),
    title: text('reports.superseded.page-title', { headline: plain.headline, version }),
    description: plain.cardFinding,
    noindex: !isCurrent(report),
    // The permanent address of the current version is for citations; search engines get the report's own
    // address.
    ...(isCurrent(report) && { canonical: routes.report(slug) }),
    image: { url: routes.reportShareImage(slug), alt: plain.headline },
  });
}

export default async function ReportVersionPage({ params }: Props) {
  const report = linkedReport(await loadVersion(params));
  return (
    <>
      <Container className="pt-8">
        <Superseded report={report} newer={newerVersions(report)} />
      </Container>
      <ReportHeader report={report} isCurrent={false}>
        <p className="text-sm text-muted">
          {richText('reports.superseded.own-address', {
            version: report.version,
            link: (words) => (
              <a href={routes.report(report.slug)} className={LINK}>
                {words}
              </a>
            ),
          })}
        </p>
      </ReportHeader>
      {/* Only the current version suggests further reading: an old one could link to deleted posts. */}
      <ReportArticle
        report={report}
        versions={listVersions(report.slug)}
        related={relatedTo(readReport(report.slug) ?? report)}
      />
    </>
  );
}
