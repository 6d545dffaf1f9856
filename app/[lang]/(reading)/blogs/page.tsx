import type { Metadata } from 'next';
import { AllPosts } from '@/components/posts/all-posts';
import { publicPage } from '@/lib/texts/publication/public-pages';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { provider } from '@/lib/provider';
import { allPosts } from '@/lib/provider/all-posts';

export const dynamicParams = false;

/** Revalidated at most every five minutes; a failed attempt preserves the page. */
export const revalidate = 300;

export const metadata: Metadata = pageMetadata({ ...publicPage(routes.posts), feeds: ['posts'] });

export default async function PostsPage() {
  const list = await provider().blogs({ page: 1 });
  return <AllPosts list={list} posts={await allPosts(provider())} />;
}
