import { Button } from '@/components/ui/button';
import { Eyebrow } from '@/components/ui/eyebrow';
import { readLegal } from '@/lib/content/legal';
import { site } from '@/lib/content/organisation';
import { routes } from '@/lib/site/routes';
import { AuthPage } from './auth-page';
import { ProblemBox } from './problem-box';
import { SignOutButton } from './sign-out-button';
import { TEXT_LINK } from './text-link';

/** Shown once, after the first sign-in: the person's age and the current terms. */
export function DeclarationScreen({ email, problem }: { email: string; problem: string | undefined }) {
  const { version } = readLegal('terms-and-conditions');
  return (
    <AuthPage>
      <Eyebrow>One question, once</Eyebrow>
      <h1 className="mt-3 text-3xl">Before you read the feed</h1>
      <p className="mt-4 text-muted">
        {site().product} is for adults. We ask you to confirm that you are one, and that you agree to the
        rules of the service.
      </p>
      <form
        action="/api/declaration"
        method="post"
        className="mt-8 grid gap-6 border border-rule bg-surface p-5 sm:p-8"
      >
        {problem && <ProblemBox>{problem}</ProblemBox>}
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            name="adult"
            value="yes"
            required
            className="mt-1 size-5 shrink-0 accent-peacock"
          />
          <span>
            I am 18 or over and agree to the{' '}
            <a href={routes.terms} className={`whitespace-nowrap ${TEXT_LINK}`}>
              Terms (version {version})
            </a>
          </span>
        </label>
        <p className="text-sm text-muted">
          How we treat your data is in the{' '}
          <a href={routes.privacy} className={TEXT_LINK}>
            Privacy Policy
          </a>
          .
        </p>
        <Button type="submit">Continue</Button>
      </form>
      <div className="mt-6 text-sm text-muted">
        Signed in as <span className="wrap-anywhere">{email}</span>. <SignOutButton />
      </div>
    </AuthPage>
  );
}
