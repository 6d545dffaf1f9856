import { DataNotice } from '@/components/layout/data-notice';
import { StoreBadges } from '@/components/layout/store-badges';
import { Eyebrow } from '@/components/ui/eyebrow';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { OTP_LENGTH, RESEND_SECONDS } from '@/lib/contract/otp';
import { AuthPage } from './auth-page';
import { METHOD_PANEL, METHOD_TAB, SignInMethods } from './sign-in-methods';
import { SignInSteps } from './sign-in-steps';
import { signInWords } from './sign-in-words';
import { SignedOut } from './signed-out';

type Props = {
  /** Redirect target after the sign-in: a path that safeCallback has checked. */
  callbackUrl: string;
  /** What this person wants to save: a sentence, in the language of the page if it is there in it. */
  toSave?: string | undefined;
  embedded: boolean;
  /** The code that this browser has requested and not used. */
  sent: { email: string; resendIn: number } | null;
  /** The error and the typed address, after a form post without JavaScript. */
  problem: { message: string; email?: string | undefined } | null;
};

/**
 * The sign-in screen that a page for signed-in people shows to all others, at the same URL. It begins at
 * the second step while this browser has an open code.
 */
export function SignInScreen({ callbackUrl, toSave, embedded, sent, problem }: Props) {
  const { product, stores } = site();
  return (
    <AuthPage>
      <SignedOut />
      <Eyebrow>{text('sign-in.eyebrow')}</Eyebrow>
      <h1 className="mt-3 text-3xl">{text('sign-in.title', { product })}</h1>
      <p className="mt-4 text-muted">
        {toSave === undefined
          ? text('sign-in.lead', { own: embedded ? 'yes' : 'no' })
          : text('sign-in.lead-to-save', { sentence: toSave })}
      </p>
      <section aria-label={text('sign-in.form')} className="mt-6 border border-rule bg-surface p-5 sm:p-8">
        <SignInMethods />
        <div id={METHOD_PANEL} role="tabpanel" aria-labelledby={METHOD_TAB} className="mt-6">
          <SignInSteps
            words={signInWords()}
            format={{ length: OTP_LENGTH, digits: embedded }}
            callbackUrl={callbackUrl}
            resendSeconds={RESEND_SECONDS}
            {...(sent && { sent })}
            {...(problem && { problem: problem.message, typed: problem.email })}
          />
        </div>
      </section>
      <div className="mt-5">
        <DataNotice form="sign-in" />
      </div>
      <div className="mt-8">
        <p className="text-sm text-muted">{text('site.sign-up.app')}</p>
        <StoreBadges stores={stores} className="mt-3" />
      </div>
    </AuthPage>
  );
}
