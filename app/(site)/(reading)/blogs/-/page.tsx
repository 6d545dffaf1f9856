import type { Metadata } from 'next';
import { BlogNotFound } from '@/components/blog/blog-not-found';

export const metadata: Metadata = { title: 'Blog not found.', robots: { index: false } };

/**
 * What the server in front answers, with 404, for every post there is not. A page of its own, because what Next makes
 * of notFound() in a post's route is an empty shell until script fills it.
 */
export default function MissingBlogPage() {
  return <BlogNotFound />;
}
