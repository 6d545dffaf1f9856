import type { Metadata } from 'next';
import { ReportIndex } from '@/components/reports/article/report-index';
import { pageMetadata } from '@/lib/site/metadata';
import { routes } from '@/lib/site/routes';

export function generateMetadata(): Metadata {
  return pageMetadata({
    path: routes.reports,
    title: 'Research reports',
    description:
      'Research reports on gold and silver, shares, bitcoin, Indian bonds and Mumbai property, every figure traced to its source.',
  });
}

export default function ReportsPage() {
  return <ReportIndex shown={null} />;
}
