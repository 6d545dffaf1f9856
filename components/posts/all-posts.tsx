import { text } from '@/lib/content/messages';
import { tagSlug, type Blog } from '@/lib/contract/blog';
import type { BlogPage } from '@/lib/contract/provider';
import { ownWord } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';
import { PostListPage } from './post-list-page';

/** A page of the list of all posts, with links to the lists of their tags. */
export function AllPosts({ list, posts }: { list: BlogPage; posts: readonly Blog[] }) {
  return (
    <PostListPage
      list={list}
      title={text('publication.posts.title', { page: 1 })}
      path={routes.postPage}
      tags={tagsOf(posts)}
    >
      <p>{text('publication.posts.description', { own: ownWord() })}</p>
    </PostListPage>
  );
}

/** The names of all tags, in alphabetical order, each as the newest post spells it. */
function tagsOf(posts: readonly Blog[]): string[] {
  const bySlug = new Map<string, string>();
  for (const tag of posts.flatMap(({ tags }) => tags))
    if (!bySlug.has(tagSlug(tag))) bySlug.set(tagSlug(tag), tag);
  return [...bySlug.values()].sort((a, b) => a.localeCompare(b, 'en'));
}
