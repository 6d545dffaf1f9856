import { SignInScreen } from '@/components/auth/sign-in-screen';
import { formProblem, typedIn } from '@/lib/platform/http/form-page';
import { isEmbedded } from '@/lib/provider';
import { pendingChallenge } from './pending-challenge';

export async function SignIn({ callbackUrl }: { callbackUrl: string }) {
  const problem = formProblem();
  return (
    <SignInScreen
      callbackUrl={callbackUrl}
      embedded={isEmbedded()}
      sent={signInFailed() ? stepThatFailed() : await pendingChallenge()}
      problem={problem ? { message: problem.message, email: typedIn('email') } : null}
    />
  );
}

/** Whether a step of signing in failed by a fault of ours: its form comes back without storage. */
export const signInFailed = (): boolean =>
  (formProblem()?.status ?? 0) >= 500 && typedIn('email') !== undefined;

/** The form of a code has a field for it, also where it asked for another code. */
const stepThatFailed = () =>
  typedIn('otp') === undefined ? null : { email: typedIn('email') ?? '', resendIn: 0 };
