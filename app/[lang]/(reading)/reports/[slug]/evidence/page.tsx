import type { Metadata } from 'next';
import { EvidencePage } from '@/components/reports/evidence/evidence-page';
import { text } from '@/lib/content/messages';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { inEachLanguage, loadReport, type Params } from '../report-of-address';
import { renderInLanguage, type InLanguage } from '@/app/[lang]/language';
import { TranslationNote } from '@/components/layout/translation-note';

type Props = InLanguage<Params>;

export const dynamicParams = false;

export const generateStaticParams = () => inEachLanguage(routes.reportEvidence);

export async function generateMetadata(props: Props): Promise<Metadata> {
  await renderInLanguage(props);
  const { slug, plain } = await loadReport(props.params);
  return pageMetadata({
    path: routes.reportEvidence(slug),
    title: text('reports.evidence.page-title', { headline: plain.headline }),
    description: plain.cardFinding,
    noindex: true,
    image: { url: routes.reportShareImage(slug), alt: plain.headline },
  });
}

export default async function ReportEvidencePage(props: Props) {
  const path = routes.reportEvidence((await props.params).slug);
  await renderInLanguage(props, path);
  const report = await loadReport(props.params);
  return (
    <>
      <EvidencePage report={report} isCurrent reportPath={routes.report(report.slug)} />
      <TranslationNote path={path} />
    </>
  );
}
