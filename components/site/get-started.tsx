import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Opens } from '@/components/ui/opens';
import { text } from '@/lib/content/messages';
import { routes } from '@/lib/site/routes';
import { linkTo } from '@/lib/site/translations';
import { OPEN_APP_DOWNLOAD, OPEN_SIGN_UP } from './dialog-events';

/** The dialog that the button opens: the app-download popup, or sign-up on pages for reading. */
export type GetStartedKind = 'app' | 'sign-up';

const TARGETS: Record<GetStartedKind, { event: string; href: string }> = {
  app: { event: OPEN_APP_DOWNLOAD, href: routes.getStarted },
  'sign-up': { event: OPEN_SIGN_UP, href: routes.web },
};

/**
 * The button "Get started": opens its dialog, or without JavaScript leads to a page with the same content.
 */
export function GetStarted({
  opens,
  look,
  size,
  className,
  children = text('site.get-started'),
}: {
  opens: GetStartedKind;
  look?: Parameters<typeof buttonClass>[0];
  size?: Parameters<typeof buttonClass>[2];
  className?: string;
  children?: ReactNode;
}) {
  const { event, href } = TARGETS[opens];
  return (
    <Opens event={event} href={linkTo(href).href} className={buttonClass(look, className, size)}>
      {children}
    </Opens>
  );
}
