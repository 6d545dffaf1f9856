import { PostForm } from '@/components/layout/post-form';
import { richText } from '@/components/layout/rich-text';
import { SiteLink } from '@/components/layout/site-link';
import { Button } from '@/components/ui/button';
import { Eyebrow } from '@/components/ui/eyebrow';
import { readLegal, type LegalSlug } from '@/lib/content/legal';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { routes } from '@/lib/web/routes';
import { AuthPage } from './auth-page';
import { ProblemBox } from './problem-box';
import { SignOutButton } from './sign-out-button';
import { TEXT_LINK } from './text-link';

type Props = {
  email: string;
  /** The texts that have changed since an earlier declaration, so that it is asked for again. */
  changed: readonly LegalSlug[];
  problem: string | undefined;
  /** Where it leads: a path that safeCallback has checked. */
  callbackUrl: string;
};

/** Shown once, after the first sign-in, and again after a material change: the person's age and the current terms. */
export function DeclarationScreen({ email, changed, problem, callbackUrl }: Props) {
  const { version } = readLegal('terms-and-conditions');
  return (
    <AuthPage>
      <Eyebrow>{text('account.declaration.eyebrow')}</Eyebrow>
      <h1 className="mt-3 text-3xl">{text('account.declaration.title')}</h1>
      <p className="mt-4 text-muted">{text('account.declaration.text', { product: site().product })}</p>
      {changed.map((slug) => (
        <p key={slug} className="mt-4 border-l-4 border-peacock bg-surface px-4 py-3">
          <ChangedText slug={slug} />
        </p>
      ))}
      <PostForm
        action="/api/declaration"
        // Without the tick the form comes back with our words, and not with a bubble of the browser.
        noValidate
        className="mt-8 grid gap-6 border border-rule bg-surface p-5 sm:p-8"
      >
        <input type="hidden" name="callbackUrl" value={callbackUrl} />
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
            {richText('account.declaration.agree', {
              version,
              terms: (words) => (
                <SiteLink href={routes.terms} className={`whitespace-nowrap ${TEXT_LINK}`}>
                  {words}
                </SiteLink>
              ),
            })}
          </span>
        </label>
        <p className="text-sm text-muted">
          {richText('account.declaration.privacy', {
            policy: (words) => (
              <SiteLink href={routes.privacy} className={TEXT_LINK}>
                {words}
              </SiteLink>
            ),
          })}
        </p>
        <Button type="submit">{text('account.declaration.send')}</Button>
      </PostForm>
      <div className="mt-6 text-sm text-muted">
        {richText('account.declaration.signed-in', {
          email,
          address: (words) => <span className="wrap-anywhere">{words}</span>,
        })}{' '}
        <SignOutButton />
      </div>
    </AuthPage>
  );
}

function ChangedText({ slug }: { slug: LegalSlug }) {
  const { title, version } = readLegal(slug);
  return richText('account.declaration.changed', {
    title,
    version,
    link: (words) => (
      <SiteLink href={routes.legalChanges(slug, version)} className={TEXT_LINK}>
        {words}
      </SiteLink>
    ),
  });
}
