import { BlogNotFound } from '@/components/blog/blog-not-found';

/** A post that went missing between the server's look and the page's; otherwise see ../-/page.tsx and server/missing-pages.ts. */
export default BlogNotFound;
