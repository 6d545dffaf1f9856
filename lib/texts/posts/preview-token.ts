import { isSlug } from '@/lib/contract/blog';
import { DAY, type Clock } from '@/lib/platform/clock';
import { isSigned, signFor } from '@/lib/platform/secret';

/** How long a preview link works. */
export const PREVIEW_LIFE = 7 * DAY;

/** The last part of a preview link: slug, end and signature. Anyone who has it sees the post until it ends. */
export function previewToken(slug: string, clock: Clock = Date.now): string {
  const { expires, signature } = signFor(PREVIEW_LIFE, PURPOSE, slug, clock);
  return `${slug}.${expires}.${signature}`;
}

/** The slug that a token shows; null if the token is not ours or has expired. */
export function previewedSlug(token: string, clock: Clock = Date.now): string | null {
  const [, slug = '', expires = '', signature = ''] = /^(.+)\.(\d+)\.([\da-f]{64})$/.exec(token) ?? [];
  return isSlug(slug) && isSigned(PURPOSE, slug, { expires, signature }, clock) ? slug : null;
}

const PURPOSE = 'post-preview';
