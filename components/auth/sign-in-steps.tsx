'use client';

import { fill } from '@/lib/platform/fill';
import { CodeStep, type CodeFormat } from './code-step';
import { EmailStep } from './email-step';
import { ProblemBox } from './problem-box';
import type { SignInWords } from './sign-in-words';
import { useSignIn, type SignInOptions } from './use-sign-in';

type Props = SignInOptions & { format: CodeFormat; words: SignInWords };

/**
 * The two steps of signing in, as plain forms. With JavaScript they work without a page load, over the same
 * handlers.
 */
export function SignInSteps({ format, ...options }: Props) {
  const { words, callbackUrl } = options;
  const { step, email, code, problem, resendIn, busy, panel, ...signIn } = useSignIn(options);
  if (step === 'entering') return <p role="status">{words.entering}</p>;
  return (
    <div ref={panel} className="grid gap-5" aria-busy={busy}>
      <p role="status" className="sr-only">
        {step === 'code' ? fill(words.code.step, { email }) : words.email.step}
      </p>
      {problem && <ProblemBox>{problem}</ProblemBox>}
      {step === 'code' ? (
        <CodeStep
          {...{ email, callbackUrl, format, busy, resendIn, code }}
          words={words.code}
          locale={words.locale}
          onCode={signIn.setCode}
          onVerify={signIn.verify}
          onResend={signIn.resend}
          onBack={signIn.back}
        />
      ) : (
        <EmailStep
          {...{ email, callbackUrl, busy }}
          words={words.email}
          locale={words.locale}
          onSend={signIn.send}
        />
      )}
    </div>
  );
}
