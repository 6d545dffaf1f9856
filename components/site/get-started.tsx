import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Opens } from '@/components/ui/opens';
import { routes } from '@/lib/site/routes';
import { OPEN_APP_DOWNLOAD, OPEN_SIGN_UP } from './dialog-events';

/** What getting started means on a page: the app-download popup, or the sign-up dialog where people read. */
export type GetStartedKind = 'app' | 'sign-up';

const TARGETS: Record<GetStartedKind, { event: string; href: string }> = {
  app: { event: OPEN_APP_DOWNLOAD, href: routes.getStarted },
  'sign-up': { event: OPEN_SIGN_UP, href: routes.web },
};

/** The button that begins: opens its dialog, and without script leads to the place that says the same. */
export function GetStarted({
  opens,
  look,
  size,
  className,
  children = 'GET STARTED',
}: {
  opens: GetStartedKind;
  look?: Parameters<typeof buttonClass>[0];
  size?: Parameters<typeof buttonClass>[2];
  className?: string;
  children?: ReactNode;
}) {
  const { event, href } = TARGETS[opens];
  return (
    <Opens event={event} href={href} className={buttonClass(look, className, size)}>
      {children}
    </Opens>
  );
}
