'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '@/components/ui/toasts';
import { CodeStep } from './code-step';
import { EmailStep } from './email-step';
import { replaceDocument } from './replace-document';
import { postJson, type Answer } from './post-json';
import { ProblemBox } from './problem-box';
import type { CodeFormat } from './sign-in-code';
import { useCountdown } from './use-countdown';

type Step = 'email' | 'code' | 'entering';

type Failure = Extract<Answer, { ok: false }>;

/**
 * The two steps of signing in, as plain forms. With JavaScript they work without a page load, over the same
 * two handlers: next-auth's client would add weight and a second way of doing it.
 */
export function SignInSteps({
  product,
  format,
  callbackUrl,
  resendSeconds,
  sent,
  typed = '',
  problem: firstProblem,
}: {
  product: string;
  format: CodeFormat;
  /** Redirect target after the sign-in: a path of this site. */
  callbackUrl: string;
  /** Seconds between two codes. */
  resendSeconds: number;
  /** The code that this browser has requested, and the seconds until it may request another. */
  sent?: { email: string; resendIn: number };
  /** The address typed before, after a redirect back here. */
  typed?: string;
  problem?: string;
}) {
  const [step, setStep] = useState<Step>(sent ? 'code' : 'email');
  const [email, setEmail] = useState(sent?.email ?? typed);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState(firstProblem);
  const [resendIn, startResendWait] = useCountdown(sent?.resendIn ?? 0);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const panel = useRef<HTMLDivElement>(null);

  /** One request at a time: a second press is ignored until the first has its response. */
  async function run(work: () => Promise<void>) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(undefined);
    await work();
    running.current = false;
    setBusy(false);
  }

  /** The site's own messages are shown in the red box, the specification's as a toast. */
  function fail({ message, reached, retryAfter }: Failure, fallback: string, toast: string) {
    const unreachable = `Failed to connect to ${product} API. Please check your internet connection and try again.`;
    setProblem(message ?? (reached ? fallback : unreachable));
    if (retryAfter) startResendWait(retryAfter);
    showToast('failure', toast);
  }

  /** Shows a step, then moves the focus into it. */
  function show(next: Step) {
    flushSync(() => {
      setStep(next);
      setCode('');
    });
    field()?.focus();
  }

  const field = () => panel.current?.querySelector<HTMLInputElement>('input:not([type="hidden"])');

  const send = (address: string, success: string, failure: string) =>
    run(async () => {
      const answer = await postJson('/api/otp', { email: address });
      if (!answer.ok) return fail(answer, 'Failed to send OTP', failure);
      setEmail(address);
      startResendWait(Number(answer.data.resendAfter) || resendSeconds);
      show('code');
      showToast('success', success);
    });

  const verify = (otp: string) =>
    run(async () => {
      const answer = await postJson('/api/sign-in', { email, otp, callbackUrl });
      if (!answer.ok) {
        fail(answer, 'OTP verification failed', 'Invalid OTP. Please try again.');
        // Selected, so that typing replaces the old code.
        field()?.focus();
        field()?.select();
        return;
      }
      setStep('entering');
      replaceDocument(String(answer.data.location));
    });

  const back = () =>
    run(async () => {
      // Clearing the cookie matters only for the next reload, so a failure is ignored.
      await postJson('/api/sign-in/back', {});
      show('email');
    });

  if (step === 'entering') return <p role="status">Loading {product}...</p>;
  return (
    <div ref={panel} className="grid gap-5" aria-busy={busy}>
      <p role="status" className="sr-only">
        {step === 'code' ? `Step 2 of 2: enter the code sent to ${email}` : 'Step 1 of 2: your email address'}
      </p>
      {problem && <ProblemBox>{problem}</ProblemBox>}
      {step === 'code' ? (
        <CodeStep
          {...{ email, callbackUrl, format, busy, resendIn, code }}
          onCode={setCode}
          onVerify={(otp) => void verify(otp)}
          onResend={() =>
            void send(email, 'OTP resent to your email!', 'Failed to resend OTP. Please try again.')
          }
          onBack={() => void back()}
        />
      ) : (
        <EmailStep
          {...{ email, callbackUrl, busy }}
          onSend={(address) =>
            void send(address, 'OTP sent to your email!', 'Failed to send OTP. Please try again.')
          }
        />
      )}
    </div>
  );
}
