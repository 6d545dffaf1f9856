import type { ReactNode } from 'react';
import { ProblemBox } from '@/components/auth/problem-box';
import { FeedHeader } from '@/components/feed/feed-header';
import { FeedLink } from '@/components/layout/feed-link';
import { OtherLanguages } from '@/components/layout/other-languages';
import { SiteLink } from '@/components/layout/site-link';
import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { accountsAreHere } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';

/** Another provider has accounts of its own: nothing is saved, shared or chosen here. */
const OF_OUR_ACCOUNTS = [
  { id: 'saved', href: routes.saved },
  { id: 'shared', href: routes.sharedLinks },
  { id: 'preferences', href: routes.preferences },
] as const;

const OF_EVERYBODY = [
  { id: 'account', href: routes.account },
  { id: 'data', href: routes.accountData },
  { id: 'requests', href: routes.ownRequests },
  { id: 'own', href: routes.ownSeries },
] as const;

export type AccountHolder = { name: string | null; email: string };

type Props = {
  user: AccountHolder;
  title: string;
  /** Of the page, in English. */
  path: string;
  problem?: string | undefined;
  children: ReactNode;
};

/**
 * A page of a signed-in person: the header of the feed, the list of the person's pages at the left (on phones a
 * row that scrolls), and the page beside it.
 */
export function AccountArea({ user, title, path, problem, children }: Props) {
  return (
    <>
      <FeedHeader user={user} path={path} />
      <Container className="pb-20 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-x-12">
        <PageList path={path} />
        <main id="main" className="min-w-0">
          <h1 className="pt-6 pb-5 text-3xl md:pt-8 lg:pt-10">{title}</h1>
          {problem && (
            <div className="mb-6 max-w-measure">
              <ProblemBox>{problem}</ProblemBox>
            </div>
          )}
          {children}
          <p className="mt-16 max-w-measure border-t border-rule pt-6 text-sm text-muted">{site().notice}</p>
        </main>
      </Container>
    </>
  );
}

const LINE =
  'block border-rule py-2.5 whitespace-nowrap no-underline max-lg:border-b-2 lg:border-l-2 lg:pl-4';
/** On phones the row begins at it. */
const THIS_PAGE = `${LINE} border-peacock! font-semibold text-ink max-lg:[scroll-initial-target:nearest]`;
const OTHER_PAGE = `${LINE} text-ink hover:text-peacock max-lg:border-transparent`;

const LIST =
  '-mx-5 scroll-px-16 overflow-x-auto border-b border-rule px-5 md:-mx-8 md:px-8 ' +
  'lg:mx-0 lg:overflow-visible lg:border-0 lg:px-0 lg:pt-12';

function PageList({ path }: { path: string }) {
  const pages = [...(accountsAreHere() ? OF_OUR_ACCOUNTS : []), ...OF_EVERYBODY];
  // A page below another, such as that of one saved thing, belongs to the nearest above it.
  const current = pages.findLast(({ href }) => path === href || path.startsWith(`${href}/`));
  return (
    <nav aria-label={text('saved.pages.label')} className={LIST}>
      <ul className="flex w-max gap-x-5 text-sm lg:sticky lg:top-24 lg:block lg:w-auto">
        <li>
          <FeedLink className={OTHER_PAGE}>{text('site.links.feed')}</FeedLink>
        </li>
        {pages.map(({ id, href }) => (
          <li key={id}>
            <SiteLink
              href={href}
              aria-current={id === current?.id ? (path === href ? 'page' : 'true') : undefined}
              className={id === current?.id ? THIS_PAGE : OTHER_PAGE}
            >
              {text(`saved.pages.${id}`)}
            </SiteLink>
          </li>
        ))}
        <li className="flex items-center py-2.5 lg:border-l-2 lg:border-rule lg:pl-4">
          <OtherLanguages path={path} />
        </li>
      </ul>
    </nav>
  );
}
