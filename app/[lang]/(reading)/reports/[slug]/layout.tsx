import type { ReactNode } from 'react';
import '@/components/reports/report-page.css';

export default function ReportLayout({ children }: { children: ReactNode }) {
  return children;
}
