import type { ReactNode } from 'react';
import { LATIN } from '@/app/fonts/latin';
import { Document } from '@/app/document';

export default function EnglishLayout({ children }: { children: ReactNode }) {
  return <Document fonts={LATIN}>{children}</Document>;
}
