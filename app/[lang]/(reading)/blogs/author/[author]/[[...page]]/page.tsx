import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { PostListPage } from '@/components/posts/post-list-page';
import { text } from '@/lib/content/messages';
import { ownWord } from '@/lib/platform/env';
import { author, hasAuthorPages, team, type Author } from '@/lib/content/organisation';
import { isEmbedded, provider } from '@/lib/provider';
import { postsWhere, isBy } from '@/lib/provider/all-posts';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { richText } from '@/components/layout/rich-text';
import { renderInLanguage, type InLanguage } from '@/app/[lang]/language';
import { everyPage, pageIn, type ListParams } from '@/lib/web/list-params';

type Props = InLanguage<ListParams<'author'>>;

export const revalidate = 300;

/** Our own pages are all rendered at build, if there are any; those with an upstream's posts at their first request. */
export async function generateStaticParams() {
  if (!isEmbedded() || !hasAuthorPages()) return [];
  const lists = team().authors.map(async ({ id, name }) =>
    everyPage('author', id, (await postsWhere(provider(), isBy(name), 1)).totalPages),
  );
  return (await Promise.all(lists)).flat();
}

const loadAuthor = cache(async (id: string, rest = '') => {
  const writer = author(id);
  const page = pageIn(rest.split('/').filter(Boolean));
  if (writer?.id !== id || page === null) return null;
  const list = await postsWhere(provider(), isBy(writer.name), page);
  return page > list.totalPages ? null : { ...writer, list };
});

const load = async ({ params }: Props) => {
  const { author: id, page } = await params;
  return loadAuthor(id, page?.join('/'));
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const writer = await load(props);
  if (!writer) return { title: text('blog.missing.title'), robots: { index: false } };
  const { id, name, about, list } = writer;
  const { page } = list;
  return pageMetadata({
    path: routes.postAuthor(id, page),
    title: text('publication.author.title', { name, page }),
    description: page > 1 ? text('publication.author.older', { name, page, own: ownWord() }) : about,
    listOf: routes.posts,
    // Nothing to find yet.
    noindex: list.items.length === 0,
    feeds: ['posts'],
  });
}

export default async function AuthorPage(props: Props) {
  await renderInLanguage(props, routes.posts);
  const { id, kind, name, about, list } = (await load(props)) ?? notFound();
  // For the time being: a second author gives each a page.
  if (!hasAuthorPages()) redirect(routes.posts);
  return (
    <PostListPage list={list} title={name} path={(page) => routes.postAuthor(id, page)}>
      <p>{about}</p>
      {kind === 'organisation' && <AuthorPeople people={team().authors} />}
    </PostListPage>
  );
}

/** The people who sign posts, or nothing while none of the authors is a person. */
function AuthorPeople({ people }: { people: readonly Author[] }) {
  const persons = people.filter(({ kind }) => kind === 'person');
  if (persons.length === 0) return null;
  return (
    <p className="mt-3 text-base">
      {richText('blog.people', {
        names: () => (
          <>
            {persons.map(({ id, name }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <a href={routes.postAuthor(id)}>{name}</a>
              </span>
            ))}
          </>
        ),
      })}
    </p>
  );
}
