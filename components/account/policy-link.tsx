import type { ReactNode } from 'react';
import { TEXT_LINK } from '@/components/auth/text-link';
import { SiteLink } from '@/components/layout/site-link';
import { routes } from '@/lib/web/routes';

export function PolicyLink({ children }: { children: ReactNode }) {
  return (
    <SiteLink href={routes.privacy} className={TEXT_LINK}>
      {children}
    </SiteLink>
  );
}
