import type { Metadata } from 'next';
import { cache } from 'react';
import { Html } from '@/app/html';
import { AuthPage } from '@/components/auth/auth-page';
import { ProblemBox } from '@/components/auth/problem-box';
import { PostForm } from '@/components/layout/post-form';
import { Button } from '@/components/ui/button';
import { LINK } from '@/components/ui/link';
import { renderIn } from '@/lib/content/locale';
import { locales } from '@/lib/content/locales';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { formProblem, formResult } from '@/lib/platform/http/form-page';
import { sendAsMissing } from '@/lib/platform/http/page-status';
import { isToken } from '@/lib/platform/token';
import { isEmbedded } from '@/lib/provider';
import { readAddressChange } from '@/lib/records/address-changes';
import { db } from '@/lib/records/database';
import { LOCALE_FIELD } from '@/lib/web/locale-field';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

type Props = {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  await inItsLanguage(searchParams);
  return {
    title: `${text('account.undo.title')} | ${site().product}`,
    robots: { index: false, follow: false },
  };
}

/**
 * Where the mail to an earlier address leads, without a session: the page asks, because mail programs open
 * links.
 */
export default async function AddressChangePage({ params, searchParams }: Props) {
  await inItsLanguage(searchParams);
  const { token } = await params;
  return (
    <Html>
      <AuthPage>
        <h1 className="mb-6 text-3xl">{text('account.undo.title')}</h1>
        <div className="grid gap-4">{await body(token)}</div>
      </AuthPage>
    </Html>
  );
}

async function body(token: string) {
  const problem = formProblem();
  if (problem) return <Asks token={token} problem={problem.message} />;
  const isUndone = formResult<boolean>();
  if (isUndone) return <Done />;
  const change =
    isUndone === undefined && isEmbedded() && isToken(token) ? await readAddressChange(db(), token) : null;
  if (change) return <Asks token={token} earlier={change.from} />;
  sendAsMissing();
  return <p>{text('account.undo.missing', { support: site().mail.support })}</p>;
}

function Asks({ token, earlier, problem }: { token: string; earlier?: string; problem?: string }) {
  return (
    <>
      {problem && <ProblemBox>{problem}</ProblemBox>}
      {earlier && <p>{text('account.undo.text', { email: earlier })}</p>}
      <p>{text('account.undo.mailbox')}</p>
      <PostForm action="/api/account/address/undo">
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{text('account.undo.send')}</Button>
      </PostForm>
    </>
  );
}

const Done = () => (
  <>
    <p>{text('account.undo.done')}</p>
    <p>
      <a href={pathHere(routes.web)} className={LINK}>
        {text('account.undo.sign-in')}
      </a>
    </p>
  </>
);

/** The address has no part for a language, since mails with it are on their way: its query has it. */
async function inItsLanguage(searchParams: Props['searchParams']): Promise<void> {
  const asked = (await searchParams)[LOCALE_FIELD];
  const locale = locales().find((one) => one === asked);
  if (locale) renderIn(locale, cache);
}
