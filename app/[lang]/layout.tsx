import type { ReactNode } from 'react';
import { Html } from '@/app/html';

export default function EnglishLayout({ children }: { children: ReactNode }) {
  return <Html>{children}</Html>;
}
