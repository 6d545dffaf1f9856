import { PostNotFound } from '@/components/posts/post-not-found';

/** For a link that expired after the server checked it. */
export default PostNotFound;
