import { revalidatePath } from 'next/cache';
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import type { Place } from '@/lib/platform/sides';
import { expirePlaces, tagsOf } from './private-next';

const PLACES: Place[] = [
  { path: '/' },
  { path: '/en' },
  { path: '/blogs' },
  { path: '/blogs/a-post/' },
  { path: '/blogs/сводка' },
  { path: '/', below: 'layout' },
  { path: '/[lang]', below: 'layout' },
  { path: '/[lang]/(reading)/reports/[slug]', below: 'page' },
];

test.each(PLACES)('%j has the tags that Next gives it', ({ path, below }) => {
  const store = { incrementalCache: {}, route: '/a' } as { pendingRevalidatedTags?: { tag: string }[] };
  workAsyncStorage.run(store as never, () => revalidatePath(path, below));
  expect(tagsOf({ path, ...(below && { below }) })).toEqual(
    store.pendingRevalidatedTags?.map(({ tag }) => tag),
  );
});

test('what is expired is so where the cache of pages looks', () => {
  expirePlaces([{ path: '/blogs' }]);
  expect(Date.now() - Number(tagsManifest.get('_N_T_/blogs')?.expired)).toBeLessThan(60_000);
});
