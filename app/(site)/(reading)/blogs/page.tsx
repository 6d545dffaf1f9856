import type { Metadata } from 'next';
import { BlogListPage } from '@/components/blog/blog-list-page';
import { publicPage } from '@/lib/research/publication/public-pages';
import { pageMetadata } from '@/lib/site/metadata';
import { routes } from '@/lib/site/routes';
import { provider } from '@/lib/provider';

/** Looks for new posts at most once in five minutes; a failed look keeps the page as it is. */
export const revalidate = 300;

export const metadata: Metadata = pageMetadata({ ...publicPage(routes.blogs), feeds: ['posts'] });

export default async function BlogsPage() {
  return <BlogListPage list={await provider().blogs({ page: 1 })} />;
}
