import type { Metadata } from 'next';
import { BlogNotFound } from '@/components/blog/blog-not-found';

export const metadata: Metadata = { title: 'Blog not found.', robots: { index: false } };

/**
 * The 404 page that the server in front sends for an unknown post. A page of its own, because Next's page
 * for notFound() in a post's route stays empty without JavaScript.
 */
export default function MissingBlogPage() {
  return <BlogNotFound />;
}
