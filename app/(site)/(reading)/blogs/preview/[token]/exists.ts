import { isEmbedded } from '@/lib/provider';
import { hasPost } from '@/lib/research/posts/post';
import { previewedSlug } from '@/lib/research/posts/preview-token';

export const exists = (token: string): boolean => {
  const slug = previewedSlug(token);
  return slug !== null && isEmbedded() && hasPost(slug);
};
