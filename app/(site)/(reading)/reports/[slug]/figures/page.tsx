import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EvidencePage } from '@/components/reports/evidence/evidence-page';
import { otherLocale } from '@/lib/content/locale';
import { text } from '@/lib/content/messages';
import { listReports, readReport } from '@/lib/research/reports/report';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return listReports().map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, plain } = loadReport((await params).slug);
  return pageMetadata({
    path: routes.reportEvidence(slug),
    title: text('reports.evidence.page-title', { headline: plain.headline }),
    description: plain.cardFinding,
    noindex: true,
    image: { url: routes.reportShareImage(slug, otherLocale().locale), alt: plain.headline },
  });
}

export default async function ReportEvidencePage({ params }: Props) {
  const report = loadReport((await params).slug);
  return <EvidencePage report={report} isCurrent reportPath={routes.report(report.slug)} />;
}

function loadReport(slug: string) {
  return readReport(slug) ?? notFound();
}
