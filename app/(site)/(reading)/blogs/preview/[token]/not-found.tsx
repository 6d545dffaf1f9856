import { BlogNotFound } from '@/components/blog/blog-not-found';

/** For a link that expired after the server checked it. */
export default BlogNotFound;
