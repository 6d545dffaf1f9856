import type { ReactNode } from 'react';
import { plainPage } from '@/components/layout/plain-page';
import { PostForm } from '@/components/layout/post-form';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { isToken } from '@/lib/platform/token';
import { isEmbedded } from '@/lib/provider';
import { readAddressChange } from '@/lib/records/address-changes';
import { db } from '@/lib/records/database';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { handler, inLocaleOf } from '@/lib/services/http/handler';
import { takeBack } from '@/lib/services/sign-in/change-address';
import { LOCALE_FIELD } from '@/lib/web/locale-field';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ token: string }> };

/** Where the mail to an earlier address leads, without a session: the page asks, because mail programs open links. */
export const GET = handler<Context>(async (request, { params }) => {
  const { token } = await params;
  const locale = { [LOCALE_FIELD]: new URL(request.url).searchParams.get(LOCALE_FIELD) };
  return inLocaleOf(locale, async () => {
    const change = isEmbedded() && isToken(token) ? await readAddressChange(db(), token) : null;
    if (!change) return missing();
    return page({
      children: (
        <>
          <p>{text('account.undo.text', { email: change.from })}</p>
          <p>{text('account.undo.mailbox')}</p>
          <PostForm action={routes.addressChange(token)}>
            <button type="submit">{text('account.undo.send')}</button>
          </PostForm>
        </>
      ),
    });
  });
});

/** Takes the account back. The token is all the proof: it was mailed to the address to which the account goes. */
export const POST = async (request: Request, { params }: Context): Promise<Response> => {
  const { token } = await params;
  return formOrJson(
    async () => {
      const isUndone = isEmbedded() && isToken(token) && (await takeBack(token));
      return { data: { undone: isUndone }, page: () => (isUndone ? done() : missing()) };
    },
    (message, _fields, { status, headers }) =>
      page({ status, headers, children: <p role="alert">{message}</p> }),
  )(request, undefined);
};

const done = () =>
  page({
    children: (
      <>
        <p>{text('account.undo.done')}</p>
        <p>
          <a href={pathHere(routes.web)}>{text('account.undo.sign-in')}</a>
        </p>
      </>
    ),
  });

const missing = () =>
  page({ status: 404, children: <p>{text('account.undo.missing', { support: site().mail.support })}</p> });

function page(answer: {
  status?: number;
  headers?: Record<string, string>;
  children: ReactNode;
}): Promise<Response> {
  const title = text('account.undo.title');
  return plainPage({
    ...answer,
    title: `${title} - ${site().product}`,
    children: (
      <>
        <h1>{title}</h1>
        {answer.children}
      </>
    ),
  });
}
