import { isSlug } from '@/lib/contract/blog';
import type { Provider } from '@/lib/contract/provider';

export const exists = async (slug: string, provider: Pick<Provider, 'blog'>) =>
  isSlug(slug) && (await provider.blog(slug)) !== null;
