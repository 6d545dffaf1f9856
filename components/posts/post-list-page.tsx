import type { ReactNode } from 'react';
import { SearchForm } from '@/components/layout/search/search-form';
import { formWords } from '@/components/layout/search/search-words';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { classNames } from '@/components/ui/class-names';
import { Container } from '@/components/ui/container';
import { Leaving } from '@/components/ui/leaving';
import { PageHeading } from '@/components/ui/page-heading';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import type { BlogPage } from '@/lib/contract/provider';
import { routes, type FeedOf } from '@/lib/web/routes';
import { buttonClass } from '@/components/ui/button';
import { postPath } from '@/lib/texts/publication/post-document';
import type { Blog } from '@/lib/contract/blog';
import { TagLinks } from './tag-links';
import { PostByline } from './post-byline';

type Props = {
  list: BlogPage;
  title: string;
  /** The address of a page of this list. */
  path: (page: number) => string;
  /** What the list is, in a sentence or two. */
  children: ReactNode;
  /** For the list of all posts: the names of the tags with a page. It has the search field, too. */
  tags?: readonly string[];
  feed?: FeedOf;
};

/** A list of posts: all, those of a tag, or those of an author. */
export function PostListPage({ list, title, path, children, tags, feed = 'posts' }: Props) {
  const page = { name: tags ? text('site.links.blog') : title, path: path(list.page) };
  return (
    <Container className="pb-20">
      <PageHeading
        eyebrow={
          <Breadcrumbs
            above={tags ? [] : [{ name: text('site.links.blog'), path: routes.posts }]}
            page={page}
          />
        }
        title={title}
      >
        {children}
      </PageHeading>
      {tags && (
        <div className="mb-6">
          <Leaving words={text('site.loading')}>
            <SearchForm words={formWords()} />
          </Leaving>
          <TagLinks tags={tags} label={text('blog.tags')} />
        </div>
      )}
      <PostList
        posts={list.items}
        teamLabel={site().teamLabel}
        hasLead={tags !== undefined && list.page === 1}
      />
      <Leaving words={text('site.loading')}>
        <Paging page={list.page} totalPages={list.totalPages} href={path} />
      </Leaving>
      <p className="mt-8 text-sm text-muted print:hidden">
        <a href={routes.feed(feed, 'rss')} className="underline underline-offset-3 hover:text-peacock">
          {text('blog.follow')}
        </a>
      </p>
    </Container>
  );
}

function Paging({
  page,
  totalPages,
  href,
}: {
  page: number;
  totalPages: number;
  href: (page: number) => string;
}) {
  if (totalPages <= 1) return null;
  return (
    <nav
      aria-label={text('blog.pages.label')}
      className="mt-8 flex flex-wrap items-center justify-between gap-4"
    >
      {page > 1 ? (
        <a href={href(page - 1)} rel="prev" className={buttonClass('quiet')}>
          {text('blog.pages.newer')}
        </a>
      ) : (
        <span />
      )}
      <p className="text-sm text-muted">{text('blog.pages.place', { page, total: totalPages })}</p>
      {page < totalPages ? (
        <a href={href(page + 1)} rel="next" className={buttonClass('quiet')}>
          {text('blog.pages.older')}
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}

type ListProps = {
  posts: Blog[];
  teamLabel: string;
  /** Whether the first stands out. */
  hasLead: boolean;
};

/** Posts as a list, newest first, or a text if there are none. */
function PostList({ posts, teamLabel, hasLead }: ListProps) {
  if (posts.length === 0) return <p className="border-t border-rule py-10 text-lg">{text('blog.empty')}</p>;
  return (
    <ul className="border-t border-rule">
      {posts.map((post, index) => (
        <li key={post.id} className="border-b border-rule">
          <PostItem post={post} teamLabel={teamLabel} eager={index === 0} isLead={hasLead && index === 0} />
        </li>
      ))}
    </ul>
  );
}

type ItemProps = { post: Blog; teamLabel: string; eager: boolean; isLead: boolean };

function PostItem({ post, teamLabel, eager, isLead }: ItemProps) {
  const thumbnail = post.content[0]?.thumbnail_url;
  return (
    <article
      className={classNames(
        'relative grid gap-5 py-7 sm:gap-8',
        isLead ? 'sm:grid-cols-2 lg:gap-12' : 'sm:grid-cols-[17rem_1fr]',
      )}
    >
      {/* Text in these drawings is at least 10 pixels high from a width of 263 on. */}
      <div className="aspect-video overflow-hidden border border-rule bg-surface">
        {thumbnail && (
          // Drawn at its size by us, or by the provider: no optimizer in between.
          // eslint-disable-next-line @next/next/no-img-element
          <img
            src={thumbnail}
            alt=""
            width={320}
            height={180}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            className="h-full w-full object-cover"
          />
        )}
      </div>
      <div>
        <h2 className={isLead ? 'text-2xl leading-tight md:text-3xl' : 'text-xl leading-snug'}>
          <a href={postPath(post)} className="after:absolute after:inset-0 hover:text-peacock">
            {post.title}
          </a>
        </h2>
        <p className={classNames('mt-2 line-clamp-2 max-w-measure', isLead && 'text-lg')}>
          {post.description}
        </p>
        <div className="mt-3">
          <PostByline post={post} teamLabel={teamLabel} />
        </div>
      </div>
    </article>
  );
}
