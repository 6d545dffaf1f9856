import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { opensDialog } from '@/components/ui/dialog';
import { APP_DOWNLOAD } from '@/components/page-script/dialogs';
import { text } from '@/lib/content/messages';
import { askingIsOn } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';
import { linkHere } from '@/lib/web/translations';
import { SIGN_UP } from './sign-up-dialog';

/** The dialog that the button opens: the app-download popup, or sign-up on pages for reading. */
export type GetStartedKind = 'app' | 'sign-up';

const TARGETS: Record<GetStartedKind, { dialog: string; href: string }> = {
  app: { dialog: APP_DOWNLOAD, href: routes.getStarted },
  'sign-up': { dialog: SIGN_UP, href: routes.web },
};

/**
 * The button "Get started": opens its dialog, or without JavaScript leads to a page with the same content.
 * Who is signed in needs neither: pages are the same for everybody, so CSS chooses.
 * @param asks whether it is about an analysis: without JavaScript, and for who is signed in, it leads to
 * where one is asked for
 */
export function GetStarted({
  opens,
  asks = false,
  look,
  size,
  className,
  children = text('site.get-started'),
}: {
  opens: GetStartedKind;
  asks?: boolean;
  look?: Parameters<typeof buttonClass>[0];
  size?: Parameters<typeof buttonClass>[2];
  className?: string;
  children?: ReactNode;
}) {
  const { dialog, href: start } = TARGETS[opens];
  const href = asks && askingIsOn() ? routes.analysis : start;
  const place = linkHere(href).href;
  const classes = (forWhom: string) => buttonClass(look, classNames(className, forWhom), size);
  return (
    <>
      <a {...opensDialog(dialog)} href={place} className={classes('signed-in:hidden')}>
        {children}
      </a>
      {asks && (
        <a href={place} className={classes('not-signed-in:hidden')}>
          {children}
        </a>
      )}
    </>
  );
}
