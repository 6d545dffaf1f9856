import type { ReactNode } from 'react';
import { richText } from '@/components/layout/rich-text';
import { Button } from '@/components/ui/button';
import { Eyebrow } from '@/components/ui/eyebrow';
import { CONTROL, Field } from '@/components/ui/field';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { routes } from '@/lib/web/routes';
import { AuthPage } from './auth-page';
import { NomineeForm, type StoredNominee } from './nominee-form';
import { ProblemBox } from './problem-box';
import { SignOutButton } from './sign-out-button';
import { TEXT_LINK } from './text-link';

type Props = {
  email: string;
  sessions: number;
  nominee: StoredNominee | undefined;
  problem: string | undefined;
};

/**
 * A person's account: open sessions, signing out everywhere, who may act for them, and deletion. All of it works without
 * JavaScript.
 */
export function AccountScreen({ email, sessions, nominee, problem }: Props) {
  return (
    <AuthPage>
      <Eyebrow>{text('account.eyebrow')}</Eyebrow>
      <h1 className="mt-3 text-3xl">{text('account.title')}</h1>
      {problem && (
        <div className="mt-6">
          <ProblemBox>{problem}</ProblemBox>
        </div>
      )}
      <dl className="mt-8 grid gap-x-8 gap-y-1 border-y border-rule py-5 sm:grid-cols-[auto_1fr] sm:items-baseline">
        <dt className="text-sm text-muted">{text('account.email')}</dt>
        <dd className="mb-3 wrap-anywhere sm:mb-0">{email}</dd>
        <dt className="text-sm text-muted">{text('account.sessions')}</dt>
        <dd className="tabular">{text('account.open', { count: sessions })}</dd>
      </dl>
      <div className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <a href={routes.web} className={TEXT_LINK}>
          {text('account.feed')}
        </a>
        <a href={routes.ownRequests} className={TEXT_LINK}>
          {text('requests.list.title')}
        </a>
        <SignOutButton />
      </div>

      <Section title={text('account.everywhere.title')}>
        <p>{text('account.everywhere.text')}</p>
        <form action="/api/account/sessions" method="post" className="mt-5">
          <Button type="submit" look="quiet">
            {text('account.everywhere.send')}
          </Button>
        </form>
      </Section>

      <Section title={text('requests.nominee.title')}>
        <NomineeForm nominee={nominee} />
      </Section>

      <DeleteAccount />
    </AuthPage>
  );
}

function DeleteAccount() {
  const { mail, product } = site();
  return (
    <Section title={text('account.delete.title')}>
      <p>{text('account.delete.text', { product })}</p>
      <p className="mt-3">
        {richText('account.delete.messages', {
          address: mail.privacy,
          mail: (words) => (
            <a href={`mailto:${mail.privacy}`} className={TEXT_LINK}>
              {words}
            </a>
          ),
          policy: (words) => (
            <a href={routes.privacy} className={TEXT_LINK}>
              {words}
            </a>
          ),
        })}
      </p>
      <form action="/api/account/delete" method="post" className="mt-5 grid gap-4">
        <Field label={text('account.delete.field')}>
          {(control) => (
            <input {...control} type="email" name="email" autoComplete="off" required className={CONTROL} />
          )}
        </Field>
        <Button type="submit" look="quiet" className="justify-self-start border-fall! text-fall!">
          {text('account.delete.send')}
        </Button>
      </form>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-12 border-t border-ink pt-6">
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </section>
  );
}
