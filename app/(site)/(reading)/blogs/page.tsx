import type { Metadata } from 'next';
import { BlogListPage } from '@/components/blog/blog-list-page';
import { publicPage } from '@/lib/research/publication/public-pages';
import { pageMetadata } from '@/lib/site/metadata';
import { routes } from '@/lib/site/routes';
import { provider } from '@/lib/provider';

/** Revalidated at most every five minutes; a failed attempt preserves the page. */
export const revalidate = 300;

export const metadata: Metadata = pageMetadata({ ...publicPage(routes.blogs), feeds: ['posts'] });

export default async function BlogsPage() {
  return <BlogListPage list={await provider().blogs({ page: 1 })} />;
}
