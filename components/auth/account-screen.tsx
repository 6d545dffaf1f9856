import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Eyebrow } from '@/components/ui/eyebrow';
import { CONTROL, Field } from '@/components/ui/field';
import { site } from '@/lib/content/organisation';
import { routes } from '@/lib/site/routes';
import { AuthPage } from './auth-page';
import { ProblemBox } from './problem-box';
import { SignOutButton } from './sign-out-button';
import { TEXT_LINK } from './text-link';

type Props = {
  email: string;
  sessions: number;
  problem: string | undefined;
};

/**
 * A person's account: open sessions, signing out everywhere, and deletion. All of it works without
 * JavaScript.
 */
export function AccountScreen({ email, sessions, problem }: Props) {
  return (
    <AuthPage>
      <Eyebrow>Account</Eyebrow>
      <h1 className="mt-3 text-3xl">Your account</h1>
      {problem && (
        <div className="mt-6">
          <ProblemBox>{problem}</ProblemBox>
        </div>
      )}
      <dl className="mt-8 grid gap-x-8 gap-y-1 border-y border-rule py-5 sm:grid-cols-[auto_1fr] sm:items-baseline">
        <dt className="text-sm text-muted">Email</dt>
        <dd className="mb-3 wrap-anywhere sm:mb-0">{email}</dd>
        <dt className="text-sm text-muted">Open sessions</dt>
        <dd className="tabular-nums">{sessions === 1 ? '1, this one' : `${sessions}, this one included`}</dd>
      </dl>
      <div className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <a href={routes.web} className={TEXT_LINK}>
          Back to the feed
        </a>
        <SignOutButton />
      </div>

      <Section title="Sign out everywhere">
        <p>Ends every session of this address at once: this one, other browsers and apps.</p>
        <form action="/api/account/sessions" method="post" className="mt-5">
          <Button type="submit" look="quiet">
            Sign out everywhere
          </Button>
        </form>
      </Section>

      <DeleteAccount />
    </AuthPage>
  );
}

function DeleteAccount() {
  const { mail, product } = site();
  return (
    <Section title="Delete my account">
      <p>
        This deletes what {product} keeps for your account here: your address, your declaration of age, codes
        that are still open, and every session on every device. It happens at once and cannot be undone.
      </p>
      <p className="mt-3">
        Messages sent through the contact form are not part of the account. Write to{' '}
        <a href={`mailto:${mail.privacy}`} className={TEXT_LINK}>
          {mail.privacy}
        </a>{' '}
        to have those deleted. The{' '}
        <a href={routes.privacy} className={TEXT_LINK}>
          Privacy Policy
        </a>{' '}
        says what else there is to know.
      </p>
      <form action="/api/account/delete" method="post" className="mt-5 grid gap-4">
        <Field label="Type your address to confirm">
          {(control) => (
            <input {...control} type="email" name="email" autoComplete="off" required className={CONTROL} />
          )}
        </Field>
        <Button type="submit" look="quiet" className="justify-self-start border-fall! text-fall!">
          Delete my account
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
