import { isSlug } from '@/lib/contract/blog';
import type { Provider } from '@/lib/contract/provider';

/** An invalid slug is known at once. */
export const exists = (slug: string, provider: Pick<Provider, 'blog'>) =>
  isSlug(slug) && provider.blog(slug).then((blog) => blog !== null);
