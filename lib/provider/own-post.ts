import { isEmbedded } from '.';
import { listPosts, type Post } from '@/lib/texts/posts/post';

/** A public post of our own by its slug. An upstream's posts are texts, without figures. */
export const ownPost = (slug: string): Post | undefined => ownPosts().find((post) => post.slug === slug);

export const ownPostParams = () => ownPosts().map(({ slug }) => ({ slug }));

const ownPosts = () => (isEmbedded() ? listPosts() : []);
