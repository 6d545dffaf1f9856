import type { ReactNode } from 'react';
import { SiteShell } from '@/components/layout/site-shell';
import { renderInLanguage, type InLanguage } from '../language';

export default async function MainLayout({ children, ...props }: InLanguage & { children: ReactNode }) {
  await renderInLanguage(props);
  return <SiteShell getStarted="app">{children}</SiteShell>;
}
