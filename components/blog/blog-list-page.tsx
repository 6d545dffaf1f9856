import type { ReactNode } from 'react';
import { SearchForm } from '@/components/layout/search/search-form';
import { formWords } from '@/components/layout/search/search-words';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/ui/container';
import { Leaving } from '@/components/ui/leaving';
import { PageHeading } from '@/components/ui/page-heading';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import type { BlogPage } from '@/lib/contract/provider';
import { routes, type FeedOf } from '@/lib/web/routes';
import { Paging } from './paging';
import { PostList } from './post-list';
import { TagLinks } from './tag-links';

type Props = {
  list: BlogPage;
  title: string;
  /** The address of a page of this list. */
  path: (page: number) => string;
  /** What the list is, in a sentence or two. */
  children: ReactNode;
  /** For the list of all posts: the names of all tags. It has the search field, too. */
  tags?: readonly string[];
  feed?: FeedOf;
};

/** A list of posts: all, those of a tag, or those of an author. */
export function BlogListPage({ list, title, path, children, tags, feed = 'posts' }: Props) {
  const page = { name: tags ? text('site.links.blog') : title, path: path(list.page) };
  return (
    <Container className="pb-20">
      <PageHeading
        eyebrow={
          <Breadcrumbs
            above={tags ? [] : [{ name: text('site.links.blog'), path: routes.blogs }]}
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
      <PostList blogs={list.items} teamLabel={site().teamLabel} />
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
