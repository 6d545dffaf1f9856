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
      sent={await pendingChallenge()}
      problem={problem ? { message: problem.message, email: typedIn('email') } : null}
    />
  );
}
