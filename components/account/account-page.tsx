import type { ReactNode } from 'react';
import { AuthPage } from '@/components/auth/auth-page';
import { ProblemBox } from '@/components/auth/problem-box';
import { TEXT_LINK } from '@/components/auth/text-link';
import { Eyebrow } from '@/components/ui/eyebrow';
import { text } from '@/lib/content/messages';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

/** A page of the account below its first: a title, what went wrong, and the way back. */
export function AccountPage({
  title,
  problem,
  children,
}: {
  title: string;
  problem: string | undefined;
  children: ReactNode;
}) {
  return (
    <AuthPage>
      <Eyebrow>{text('account.eyebrow')}</Eyebrow>
      <h1 className="mt-3 text-3xl">{title}</h1>
      {problem && (
        <div className="mt-6">
          <ProblemBox>{problem}</ProblemBox>
        </div>
      )}
      {children}
      <p className="mt-12 border-t border-rule pt-5 text-sm">
        <a href={pathHere(routes.account)} className={TEXT_LINK}>
          {text('account.back')}
        </a>
      </p>
    </AuthPage>
  );
}
