import { PostNotFound } from '@/components/posts/post-not-found';

/**
 * What the client-side router shows for a post that was removed. A request for the page gets ../-/page.tsx:
 * Next's HTML for notFound() is empty, and the server in front replaces it (packages/host/serve/pages.ts).
 */
export default PostNotFound;
