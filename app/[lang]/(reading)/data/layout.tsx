import type { ReactNode } from 'react';
import '@/components/series/series.css';

export default function DataLayout({ children }: { children: ReactNode }) {
  return children;
}
