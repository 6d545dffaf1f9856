import { cspHash } from '@/lib/platform/csp-hash';

const INLINE =
  /<script\b(?![^>]*\ssrc=)(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** The hashes of a page's inline scripts for its policy. Data blocks (JSON-LD and the like) need none. */
export function inlineScriptHashes(html: string): string[] {
  return [...new Set([...html.matchAll(INLINE)].map(([, code = '']) => cspHash(code)))];
}
