import type { Metadata } from 'next';
import { ReportIndex } from '@/components/reports/article/report-index';
import { publicPage } from '@/lib/texts/publication/public-pages';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { englishOnly } from '@/app/[lang]/language';

export const dynamicParams = false;

export const generateStaticParams = englishOnly;

export function generateMetadata(): Metadata {
  return pageMetadata({ ...publicPage(routes.reports), feeds: ['reports'] });
}

export default function ReportsPage() {
  return <ReportIndex />;
}
