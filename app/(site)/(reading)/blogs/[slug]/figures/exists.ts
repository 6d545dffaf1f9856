import { isEmbedded } from '@/lib/provider';
import { listPosts } from '@/lib/research/posts/post';

/** Only our own posts have figures: an upstream sends text. */
export const exists = (slug: string) => isEmbedded() && listPosts().some((post) => post.slug === slug);
