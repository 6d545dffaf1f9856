import { text } from '@/lib/content/messages';
import type { Blog } from '@/lib/contract/blog';
import type { BlogPage } from '@/lib/contract/provider';
import { ownWord } from '@/lib/platform/env';
import { tagPages } from '@/lib/texts/posts/tag-pages';
import { routes } from '@/lib/web/routes';
import { PostListPage } from './post-list-page';

/** A page of the list of all posts, with links to the lists of their tags. */
export function AllPosts({ list, posts }: { list: BlogPage; posts: readonly Blog[] }) {
  return (
    <PostListPage
      list={list}
      title={text('publication.posts.title', { page: 1 })}
      path={routes.postPage}
      tags={[...tagPages(posts).values()].sort((a, b) => a.localeCompare(b, 'en'))}
    >
      <p>{text('publication.posts.description', { own: ownWord() })}</p>
    </PostListPage>
  );
}
