import { BlogNotFound } from '@/components/blog/blog-not-found';

/**
 * For a post that disappeared after the server checked it; otherwise see ../-/page.tsx and
 * server/missing-pages.ts.
 */
export default BlogNotFound;
