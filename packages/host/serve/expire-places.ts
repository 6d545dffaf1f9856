import { NEXT_CACHE_IMPLICIT_TAG_ID } from 'next/dist/lib/constants';
import { encodeHeaderSafe } from 'next/dist/server/lib/encode-header-safe';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import type { Place } from '@/lib/platform/sides';

/** Has Next render places again when they are asked for. Its own `revalidatePath` does this, but only within a request. */
export function expirePlaces(places: readonly Place[]): void {
  for (const tag of places.flatMap(tagsOf))
    tagsManifest.set(tag, { ...tagsManifest.get(tag), expired: Date.now() });
}

/** As Next names them. */
export function tagsOf({ path, below }: Place): string[] {
  const tag = NEXT_CACHE_IMPLICIT_TAG_ID + encodeHeaderSafe(path).replace(/(?!^)\/$/, '');
  if (below) return [`${tag}${tag.endsWith('/') ? '' : '/'}${below}`];
  return path === '/' ? [tag, `${tag}index`] : [tag];
}
