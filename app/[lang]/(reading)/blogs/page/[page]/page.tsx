import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { renderInLanguage, type InLanguage } from '@/app/[lang]/language';
import { AllPosts } from '@/components/posts/all-posts';
import { text } from '@/lib/content/messages';
import { ownWord } from '@/lib/platform/env';
import { isEmbedded, provider } from '@/lib/provider';
import { allPosts } from '@/lib/provider/all-posts';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';

type Props = InLanguage<{ page: string }>;

export const revalidate = 300;

/** Our own pages are all rendered at build; an upstream's at their first request. */
export async function generateStaticParams() {
  if (!isEmbedded()) return [];
  const { totalPages } = await provider().blogs();
  return Array.from({ length: totalPages - 1 }, (_, i) => ({ page: String(i + 2) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = pageNumber((await params).page);
  return pageMetadata({
    path: routes.postPage(page),
    title: text('publication.posts.title', { page }),
    description: text('publication.posts.older', { page, own: ownWord() }),
    listOf: routes.posts,
    feeds: ['posts'],
  });
}

export default async function OlderPostsPage(props: Props) {
  await renderInLanguage(props, routes.posts);
  const page = pageNumber((await props.params).page);
  const list = await provider().blogs({ page });
  if (page > list.totalPages) notFound();
  return <AllPosts list={list} posts={await allPosts(provider())} />;
}

/**
 * Page numbers are written in plain digits. Page 1 has an address of its own; content/redirects.yaml
 * redirects to it.
 */
function pageNumber(text: string): number {
  if (text === '1' || !/^[1-9]\d{0,5}$/.test(text)) notFound();
  return Number(text);
}
