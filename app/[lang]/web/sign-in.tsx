import { SignInScreen } from '@/components/auth/sign-in-screen';
import { isEmbedded } from '@/lib/provider';
import { flashMessage } from './flash-message';
import { pendingChallenge } from './pending-challenge';

export async function SignIn({ callbackUrl }: { callbackUrl: string }) {
  const [sent, flash] = await Promise.all([pendingChallenge(), flashMessage()]);
  return (
    <SignInScreen
      callbackUrl={callbackUrl}
      embedded={isEmbedded()}
      sent={sent}
      problem={flash?.kind === 'problem' ? flash : null}
    />
  );
}
