import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EvidencePage } from '@/components/reports/evidence/evidence-page';
import { text } from '@/lib/content/messages';
import { isCurrent, listAllReports, readVersion } from '@/lib/research/reports/versions';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';

type Props = { params: Promise<{ slug: string; version: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return listAllReports().map(({ slug, version }) => ({ slug, version: String(version) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, version, plain } = loadVersion(await params);
  return pageMetadata({
    path: routes.versionEvidence(slug, version),
    title: text('reports.evidence.page-title-of-version', { headline: plain.headline, version }),
    description: plain.cardFinding,
    noindex: true,
  });
}

export default async function VersionEvidencePage({ params }: Props) {
  const report = loadVersion(await params);
  return (
    <EvidencePage
      report={report}
      isCurrent={isCurrent(report)}
      reportPath={routes.reportVersion(report.slug, report.version)}
    />
  );
}

function loadVersion({ slug, version }: { slug: string; version: string }) {
  return readVersion(slug, Number(version)) ?? notFound();
}
