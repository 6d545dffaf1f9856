import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { PostListPage } from '@/components/posts/post-list-page';
import { text } from '@/lib/content/messages';
import { ownWord } from '@/lib/platform/env';
import { tagSlug } from '@/lib/contract/blog';
import { isEmbedded, provider } from '@/lib/provider';
import { allPosts, postsWhere, hasTag } from '@/lib/provider/all-posts';
import { postImage } from '@/lib/texts/publication/post-document';
import { hasTagPage, tagPages } from '@/lib/texts/posts/tag-pages';
import { tagWords } from '@/lib/texts/publication/tag-words';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { renderInLanguage, type InLanguage } from '@/app/[lang]/language';
import { everyPage, nameIn, pageIn, type ListParams } from '@/lib/web/list-params';

type Props = InLanguage<ListParams<'tag'>>;

export const revalidate = 300;

/**
 * The pages of our own tags are all rendered at build; at their first request an upstream's, and the addresses of tags
 * without one, which lead to the list of all.
 */
export async function generateStaticParams() {
  if (!isEmbedded()) return [];
  const slugs = tagPages(await allPosts(provider())).keys();
  const lists = [...slugs].map(async (slug) => {
    const { totalPages } = await postsWhere(provider(), hasTag(slug), 1);
    return everyPage('tag', slug, totalPages);
  });
  return (await Promise.all(lists)).flat();
}

/** A tag by its slug, as its newest post spells it, with a page of its posts; null if it has no such page. */
const loadTag = cache(async (encoded: string, rest = '') => {
  const slug = nameIn(encoded);
  const page = pageIn(rest.split('/').filter(Boolean));
  if (slug === null || page === null) return null;
  const list = await postsWhere(provider(), hasTag(slug), page);
  const name = list.items[0]?.tags.find((tag) => tagSlug(tag) === slug);
  return name === undefined ? null : { name, slug: encodeURIComponent(slug), list };
});

const load = async ({ params }: Props) => {
  const { tag, page } = await params;
  return loadTag(tag, page?.join('/'));
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const tag = await load(props);
  if (!tag) return { title: text('blog.missing.title'), robots: { index: false } };
  const { name, slug, list } = tag;
  const [newest] = list.items;
  const image = newest && postImage(newest);
  return pageMetadata({
    path: routes.postTag(slug, list.page),
    ...tagWords(name, list.page),
    // A list shows the picture of one of its items.
    image: image ? { url: image, alt: newest.title } : undefined,
    listOf: routes.posts,
    feeds: [`tag/${slug}`],
  });
}

export default async function TagPage(props: Props) {
  await renderInLanguage(props, routes.posts);
  const { name, slug, list } = (await load(props)) ?? notFound();
  // For the time being: its next posts give the tag a page.
  if (list.totalPages === 1 && !hasTagPage(list.items.length)) redirect(routes.posts);
  return (
    <PostListPage
      list={list}
      title={tagWords(name).title}
      path={(page) => routes.postTag(slug, page)}
      feed={`tag/${slug}`}
    >
      <p>{text('blog.of-tag', { own: ownWord() })}</p>
    </PostListPage>
  );
}
