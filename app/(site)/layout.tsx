import type { ReactNode } from 'react';
import { LATIN } from '@/app/fonts/latin';
import { Document } from '@/components/site/document';

export default function EnglishLayout({ children }: { children: ReactNode }) {
  return <Document fonts={LATIN}>{children}</Document>;
}
