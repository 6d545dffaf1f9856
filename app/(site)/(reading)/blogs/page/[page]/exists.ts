import type { Provider } from '@/lib/contract/provider';

export const exists = async (page: string, provider: Pick<Provider, 'blogs'>) =>
  /^[1-9]\d{0,5}$/.test(page) && Number(page) <= Math.max(1, (await provider.blogs()).totalPages);
