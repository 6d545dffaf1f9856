import type { ReactNode } from 'react';
import { ProblemBox } from '@/components/auth/problem-box';
import { FeedHeader } from '@/components/feed/feed-header';
import { FeedLink } from '@/components/layout/feed-link';
import { OtherLanguages } from '@/components/layout/other-languages';
import { SiteLink } from '@/components/layout/site-link';
import { Container } from '@/components/ui/container';
import { LINK } from '@/components/ui/link';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { routes } from '@/lib/web/routes';

const PAGES = [
  { id: 'saved', href: routes.saved },
  { id: 'shared', href: routes.sharedLinks },
  { id: 'preferences', href: routes.preferences },
] as const;

type Props = {
  user: { name: string | null; email: string };
  title: string;
  /** The page of the links above the title; none for a page below one of them. */
  current?: (typeof PAGES)[number]['id'];
  problem?: string | undefined;
  children: ReactNode;
};

/** A page with what a person saved, shared or chose. */
export function PersonalPage({ user, title, current, problem, children }: Props) {
  const path = PAGES.find(({ id }) => id === current)?.href;
  return (
    <>
      <FeedHeader user={user} />
      <main id="main">
        <Container className="pb-20">
          <nav aria-label={text('saved.pages.label')} className="pt-6">
            <ul className="flex flex-wrap gap-x-6 text-sm">
              <li>
                <FeedLink className={`inline-block py-2 ${LINK}`}>{text('saved.pages.all')}</FeedLink>
              </li>
              {PAGES.map(({ id, href }) => (
                <li key={id}>
                  <SiteLink
                    href={href}
                    aria-current={id === current ? 'page' : undefined}
                    className={`inline-block py-2 ${id === current ? 'font-semibold text-ink no-underline' : LINK}`}
                  >
                    {text(`saved.pages.${id}`)}
                  </SiteLink>
                </li>
              ))}
              {path && (
                <li className="py-2">
                  <OtherLanguages path={path} />
                </li>
              )}
            </ul>
          </nav>
          <h1 className="pt-6 pb-5 text-3xl md:pt-8">{title}</h1>
          {problem && (
            <div className="mb-6 max-w-measure">
              <ProblemBox>{problem}</ProblemBox>
            </div>
          )}
          {children}
          <p className="mt-16 max-w-measure border-t border-rule pt-6 text-sm text-muted">{site().notice}</p>
        </Container>
      </main>
    </>
  );
}
