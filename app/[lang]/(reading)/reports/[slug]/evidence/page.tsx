import type { Metadata } from 'next';
import { EvidencePage } from '@/components/reports/evidence/evidence-page';
import { text } from '@/lib/content/messages';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { loadReport, reportParams, type Params } from '../report-of-address';

type Props = { params: Promise<Params> };

export const dynamicParams = false;

export const generateStaticParams = reportParams;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, plain } = await loadReport(params);
  return pageMetadata({
    path: routes.reportEvidence(slug),
    title: text('reports.evidence.page-title', { headline: plain.headline }),
    description: plain.cardFinding,
    noindex: true,
    image: { url: routes.reportShareImage(slug), alt: plain.headline },
  });
}

export default async function ReportEvidencePage({ params }: Props) {
  const report = await loadReport(params);
  return <EvidencePage report={report} isCurrent reportPath={routes.report(report.slug)} />;
}
