import { isSlug } from '@/lib/contract/blog';
import { DAY, SECOND, type Clock } from '@/lib/platform/clock';
import { isKeyedHash, keyedHash } from '@/lib/platform/secret';

/** How long a preview link works. */
export const PREVIEW_LIFE = 7 * DAY;

/** The last part of a preview link: slug, end and signature. Anyone who has it sees the post until it ends. */
export function previewToken(slug: string, clock: Clock = Date.now): string {
  const ends = Math.floor((clock() + PREVIEW_LIFE) / SECOND);
  return `${slug}.${ends}.${keyedHash(PURPOSE, signed(slug, String(ends)))}`;
}

/** The slug that a token shows; null if the token is not ours or has expired. */
export function previewedSlug(token: string, clock: Clock = Date.now): string | null {
  const [, slug = '', ends = '', signature = ''] = /^(.+)\.(\d{1,12})\.([\da-f]{64})$/.exec(token) ?? [];
  if (!isSlug(slug) || Number(ends) * SECOND < clock()) return null;
  return isKeyedHash(PURPOSE, signed(slug, ends), signature) ? slug : null;
}

const PURPOSE = 'post-preview';
const signed = (slug: string, ends: string) => `${slug}\n${ends}`;
