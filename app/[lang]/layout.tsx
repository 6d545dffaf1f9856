import type { ReactNode } from 'react';
import { Html } from '@/app/html';
import { renderInLanguage, type InLanguage } from './language';

export default async function LanguageLayout({ children, ...props }: InLanguage & { children: ReactNode }) {
  await renderInLanguage(props);
  return <Html>{children}</Html>;
}
