import type { ReactNode } from 'react';
import { SiteShell } from '@/components/layout/site-shell';
import { renderInLanguage, type InLanguage } from '../language';

/** Layout of reports, blogs and legal texts: it offers sign-up instead of the app. */
export default async function ReadingLayout({ children, ...props }: InLanguage & { children: ReactNode }) {
  await renderInLanguage(props);
  return <SiteShell getStarted="sign-up">{children}</SiteShell>;
}
