import type { Metadata } from 'next';
import { PostNotFound } from '@/components/posts/post-not-found';
import { text } from '@/lib/content/messages';

export const dynamicParams = false;

export const metadata: Metadata = { title: text('blog.missing.title'), robots: { index: false } };

/**
 * The 404 page that the server in front sends for an unknown post. A page of its own, because Next's page
 * for notFound() in a post's route stays empty without JavaScript.
 */
export default function MissingPostPage() {
  return <PostNotFound />;
}
