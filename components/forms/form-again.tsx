import type { ReactNode } from 'react';
import { ProblemBox } from '@/components/auth/problem-box';
import { Container } from '@/components/ui/container';
import { LINK } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { text } from '@/lib/content/messages';
import type { FormProblem } from '@/lib/platform/http/form-page';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

/** No session, or one without what a person has to declare: /web asks for either. */
const SIGNED_OUT: ReadonlySet<number> = new Set([401, 403]);

/**
 * A page that responds to a form: what went wrong, and the form with all that was typed. It needs neither
 * storage nor a session.
 */
export function FormAgain({
  eyebrow,
  title,
  problem,
  children,
}: {
  eyebrow: string;
  title: string;
  problem?: FormProblem | undefined;
  children: ReactNode;
}) {
  return (
    <Container className="pb-20">
      <PageHeading eyebrow={eyebrow} title={title} />
      <div className="max-w-measure">
        {problem && (
          <div className="mb-6 grid gap-3">
            <div tabIndex={-1} autoFocus>
              <ProblemBox>{problem.message}</ProblemBox>
            </div>
            {Object.keys(problem.fields).length === 0 && <p>{text('errors.form-empty')}</p>}
            {SIGNED_OUT.has(problem.status) && (
              <p>
                <a href={pathHere(routes.web)} target="_blank" rel="noopener" className={LINK}>
                  {text('errors.form-sign-in')}
                </a>
              </p>
            )}
          </div>
        )}
        {children}
      </div>
    </Container>
  );
}
