'use client';

import { CodeStep } from './code-step';
import { EmailStep } from './email-step';
import { ProblemBox } from './problem-box';
import type { CodeFormat } from './sign-in-code';
import { useSignIn, type SignInOptions } from './use-sign-in';

/**
 * The two steps of signing in, as plain forms. With JavaScript they work without a page load, over the same
 * two handlers: next-auth's client would add weight and a second way of doing it.
 */
export function SignInSteps({ format, ...options }: SignInOptions & { format: CodeFormat }) {
  const { product, callbackUrl } = options;
  const { step, email, code, problem, resendIn, busy, panel, ...signIn } = useSignIn(options);
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
          onCode={signIn.setCode}
          onVerify={signIn.verify}
          onResend={signIn.resend}
          onBack={signIn.back}
        />
      ) : (
        <EmailStep {...{ email, callbackUrl, busy }} onSend={signIn.send} />
      )}
    </div>
  );
}
