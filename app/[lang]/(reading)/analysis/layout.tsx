import type { ReactNode } from 'react';
import '@/components/analysis/analysis.css';

export default function AnalysisLayout({ children }: { children: ReactNode }) {
  return children;
}
