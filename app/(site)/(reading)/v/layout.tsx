import type { ReactNode } from 'react';
import '@/components/reports/reports.css';

export default function VerifyLayout({ children }: { children: ReactNode }) {
  return children;
}
