import type { Metadata } from 'next';
import { EvidencePage } from '@/components/reports/evidence/evidence-page';
import { text } from '@/lib/content/messages';
import { isCurrent } from '@/lib/texts/reports/versions';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { loadVersion, versionParams, type VersionParams } from '../../../report-of-address';

type Props = { params: Promise<VersionParams> };

export const dynamicParams = false;

export const generateStaticParams = versionParams;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, version, plain } = await loadVersion(params);
  return pageMetadata({
    path: routes.versionEvidence(slug, version),
    title: text('reports.evidence.page-title-of-version', { headline: plain.headline, version }),
    description: plain.cardFinding,
    noindex: true,
  });
}

export default async function VersionEvidencePage({ params }: Props) {
  const report = await loadVersion(params);
  return (
    <EvidencePage
      report={report}
      isCurrent={isCurrent(report)}
      reportPath={routes.reportVersion(report.slug, report.version)}
    />
  );
}
