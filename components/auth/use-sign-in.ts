import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '@/components/ui/toasts';
import { postJson, type PostResult } from '@/lib/web/post-json';
import { replaceDocument } from './replace-document';
import type { SignInWords } from './sign-in-words';
import { useCountdown } from './use-countdown';

type Step = 'email' | 'code' | 'entering';

type Failure = Extract<PostResult, { ok: false }>;

export type SignInOptions = {
  words: Pick<SignInWords, 'locale' | 'toasts' | 'problems'>;
  /** Redirect target after the sign-in: a path of this site. */
  callbackUrl: string;
  /** Seconds between two codes. */
  resendSeconds: number;
  /** The code that this browser has requested, and the seconds until it may request another. */
  sent?: { email: string; resendIn: number };
  /** The address typed before, after a redirect back here. */
  typed?: string;
  problem?: string;
};

/** The step, its field, and the code that is typed into it. */
function useStep(first: Step) {
  const [step, setStep] = useState<Step>(first);
  const [code, setCode] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const field = () => panel.current?.querySelector<HTMLInputElement>('input:not([type="hidden"])');

  /** Shows a step, then moves the focus into it. */
  function show(next: Step) {
    flushSync(() => {
      setStep(next);
      setCode('');
    });
    field()?.focus();
  }
  return { step, setStep, code, setCode, panel, field, show };
}

/** One request at a time: what is asked for before the first has its response is ignored. */
function useOneRequest(): [busy: boolean, run: (work: () => Promise<void>) => Promise<void>] {
  const [busy, setBusy] = useState(false);
  // A ref, because two presses may come before the next render.
  const running = useRef(false);

  async function run(work: () => Promise<void>) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    await work();
    running.current = false;
    setBusy(false);
  }
  return [busy, run];
}

/** The state of signing in with JavaScript, and its requests. */
export function useSignIn(options: SignInOptions) {
  const { callbackUrl, resendSeconds, sent, typed = '' } = options;
  const { locale, toasts, problems } = options.words;
  const { field, show, setStep, ...shown } = useStep(sent ? 'code' : 'email');
  const [email, setEmail] = useState(sent?.email ?? typed);
  const [problem, setProblem] = useState(options.problem);
  const [resendIn, startResendWait] = useCountdown(sent?.resendIn ?? 0);
  const [busy, runOne] = useOneRequest();

  const run = (work: () => Promise<void>) =>
    void runOne(() => {
      setProblem(undefined);
      return work();
    });

  /** The site's own messages are shown in the red box, the specification's as a toast. */
  function fail({ message, status, retryAfter }: Failure, fallback: string, toast: string) {
    setProblem(message ?? (status === 0 ? problems.unreachable : fallback));
    if (retryAfter) startResendWait(retryAfter);
    showToast('failure', toast);
  }

  const send = (address: string, success: string, failure: string) =>
    run(async () => {
      const answer = await postJson('/api/otp', { email: address }, { locale });
      if (!answer.ok) return fail(answer, problems.unsent, failure);
      setEmail(address);
      startResendWait(Number(answer.data.resendAfter) || resendSeconds);
      show('code');
      showToast('success', success);
    });

  const verify = (otp: string) =>
    run(async () => {
      const answer = await postJson(
        '/api/auth/callback/credentials',
        { email, otp, callbackUrl },
        { locale },
      );
      if (!answer.ok) {
        fail(answer, problems.unverified, toasts.wrong);
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
      await postJson('/api/otp/back', {});
      show('email');
    });

  return {
    ...shown,
    email,
    problem,
    resendIn,
    busy,
    verify,
    back,
    send: (address: string) => send(address, toasts.sent, toasts.unsent),
    resend: () => send(email, toasts.resent, toasts.unresent),
  };
}
