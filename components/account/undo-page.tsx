import type { ReactNode } from 'react';
import { plainPage } from '@/components/layout/plain-page';
import { PostForm } from '@/components/layout/post-form';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

type Answer = { status?: number; headers?: Record<string, string>; children: ReactNode };

/** The page that asks whether an account is to be taken back to an earlier address. */
export const askToUndo = (token: string, earlierAddress: string): Promise<Response> =>
  undoPage({
    children: (
      <>
        <p>{text('account.undo.text', { email: earlierAddress })}</p>
        <p>{text('account.undo.mailbox')}</p>
        <PostForm action="/api/account/address/undo">
          <input type="hidden" name="token" value={token} />
          <button type="submit">{text('account.undo.send')}</button>
        </PostForm>
      </>
    ),
  });

export const undoDone = (): Promise<Response> =>
  undoPage({
    children: (
      <>
        <p>{text('account.undo.done')}</p>
        <p>
          <a href={pathHere(routes.web)}>{text('account.undo.sign-in')}</a>
        </p>
      </>
    ),
  });

/** The link does nothing any more. */
export const undoMissing = (): Promise<Response> =>
  undoPage({
    status: 404,
    children: <p>{text('account.undo.missing', { support: site().mail.support })}</p>,
  });

export function undoPage({ children, ...answer }: Answer): Promise<Response> {
  const title = text('account.undo.title');
  return plainPage({
    ...answer,
    title: `${title} - ${site().product}`,
    children: (
      <>
        <h1>{title}</h1>
        {children}
      </>
    ),
  });
}
