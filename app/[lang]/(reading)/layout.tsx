import type { ReactNode } from 'react';
import { SiteShell } from '@/components/layout/site-shell';

/** Layout of reports, blogs and legal texts: it offers sign-up instead of the app. */
export default function ReadingLayout({ children }: { children: ReactNode }) {
  return <SiteShell getStarted="sign-up">{children}</SiteShell>;
}
