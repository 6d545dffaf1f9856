import { createHash } from 'node:crypto';

const INLINE =
  /<script\b(?![^>]*\ssrc=)(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** How a content policy names one inline script: `'sha256-…'`. */
export const scriptHash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** The inline scripts of a page, as its content policy names them; data that looks like a script is none. */
export function inlineScriptHashes(html: string): string[] {
  return [...new Set([...html.matchAll(INLINE)].map(([, code = '']) => scriptHash(code)))];
}
