import type { Provider } from '@/lib/contract/provider';
import { FEED_FORMATS, type FeedFormat } from '@/lib/web/routes';
import { exists as tagExists } from '@/app/(site)/(reading)/blogs/tag/[tag]/[[...page]]/exists';

/** `gold.rss`: the tag and the format. */
export function feedNamed(name: string): { slug: string; format: FeedFormat } | null {
  const [, slug = '', ending] = /^(.+)\.(\w+)$/.exec(name) ?? [];
  const format = FEED_FORMATS.find((one) => one === ending);
  return format ? { slug, format } : null;
}

export const exists = async (name: string, provider: Pick<Provider, 'blogs'>) => {
  const feed = feedNamed(name);
  return feed !== null && tagExists(feed.slug, '', provider);
};
