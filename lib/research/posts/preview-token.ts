import { timingSafeEqual } from 'node:crypto';
import { isSlug } from '@/lib/contract/blog';
import { DAY, SECOND, type Clock } from '@/lib/platform/clock';
import { keyedHash } from '@/lib/platform/secret';

/** How long a preview link works. */
export const PREVIEW_LIFE = 7 * DAY;

/** The last part of a preview link: slug, end and signature. Anyone who has it sees the post until it ends. */
export function previewToken(slug: string, clock: Clock = Date.now): string {
  const ends = Math.floor((clock() + PREVIEW_LIFE) / SECOND);
  return `${slug}.${ends}.${signatureOf(slug, String(ends))}`;
}

/** The slug that a token shows; null if the token is not ours or has expired. */
export function previewedSlug(token: string, clock: Clock = Date.now): string | null {
  const [, slug = '', ends = '', signature = ''] = /^(.+)\.(\d{1,12})\.([\da-f]{64})$/.exec(token) ?? [];
  if (!isSlug(slug) || Number(ends) * SECOND < clock()) return null;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(slug, ends))) ? slug : null;
}

const signatureOf = (slug: string, ends: string) => keyedHash('post-preview', `${slug}\n${ends}`);
