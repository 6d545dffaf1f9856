import type { ReactNode } from 'react';
import { SiteShell } from '@/components/site/site-shell';

/** Reports, blogs and legal texts: whoever reads here is asked to sign up rather than to install. */
export default function ReadingLayout({ children }: { children: ReactNode }) {
  return <SiteShell getStarted="sign-up">{children}</SiteShell>;
}
