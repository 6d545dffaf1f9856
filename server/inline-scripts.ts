import { createHash } from 'node:crypto';

const INLINE =
  /<script\b(?![^>]*\ssrc=)(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** How a content security policy names one inline script: `'sha256-…'`. */
export const scriptHash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** The hashes of a page's inline scripts for its policy. Data blocks (JSON-LD and the like) need none. */
export function inlineScriptHashes(html: string): string[] {
  return [...new Set([...html.matchAll(INLINE)].map(([, code = '']) => scriptHash(code)))];
}
