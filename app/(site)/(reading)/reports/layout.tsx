import type { ReactNode } from 'react';
import '@/components/reports/reports.css';

export default function ReportsLayout({ children }: { children: ReactNode }) {
  return children;
}
