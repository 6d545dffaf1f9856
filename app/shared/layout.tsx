import type { ReactNode } from 'react';
import { Html } from '@/app/html';

/** Without what the pages of the site have around them: nothing here sends the address to anybody. */
export default function SharedLayout({ children }: { children: ReactNode }) {
  return <Html>{children}</Html>;
}
