import { author } from '@/lib/content/organisation';
import type { Provider } from '@/lib/contract/provider';
import { blogsWhere, isBy } from '@/lib/provider/all-blogs';
import { pageIn } from '../../../list-params';

/** @param rest of the address: empty, or `page/2` */
export const exists = async (id: string, rest: string, provider: Pick<Provider, 'blogs'>) => {
  const page = pageIn(rest.split('/').filter(Boolean));
  const found = author(id);
  if (found?.id !== id || page === null) return false;
  return page === 1 || (await blogsWhere(provider, isBy(found.name), page)).items.length > 0;
};
