import { SignInScreen } from '@/components/auth/sign-in-screen';
import { formProblem, typedIn } from '@/lib/platform/http/form-page';
import { isEmbedded } from '@/lib/provider';
import { savedReferenceSchema } from '@/lib/contract/saved';
import { canonicalReference, itemNow } from '@/lib/services/saved/item-now';
import { localeOfItem } from '@/lib/services/saved/save';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { pendingChallenge } from './pending-challenge';

export async function SignIn({ callbackUrl }: { callbackUrl: string }) {
  const problem = formProblem();
  return (
    <SignInScreen
      callbackUrl={callbackUrl}
      toSave={await sentenceToSave(callbackUrl)}
      embedded={isEmbedded()}
      sent={signInFailed() ? stepThatFailed() : await pendingChallenge()}
      problem={problem ? { message: problem.message, email: typedIn('email') } : null}
    />
  );
}

/** What somebody wants to save who was led here from its button: what it says now. */
async function sentenceToSave(callbackUrl: string): Promise<string | undefined> {
  const [path, query] = callbackUrl.split('?');
  if (path !== pathHere(routes.savedNew)) return undefined;
  const parsed = savedReferenceSchema.safeParse(Object.fromEntries(new URLSearchParams(query)));
  if (!parsed.success) return undefined;
  const reference = canonicalReference(parsed.data);
  const now = await itemNow(reference, localeOfItem(reference));
  return now.state === 'says' ? now.sentence : undefined;
}

/** Whether a step of signing in failed by a fault of ours: its form comes back without storage. */
export const signInFailed = (): boolean =>
  (formProblem()?.status ?? 0) >= 500 && typedIn('email') !== undefined;

/** The form of a code has a field for it, also where it asked for another code. */
const stepThatFailed = () =>
  typedIn('otp') === undefined ? null : { email: typedIn('email') ?? '', resendIn: 0 };
