import { cspHash } from '@/lib/platform/csp-hash';

const INLINE =
  /<script\b(?![^>]*\ssrc=)(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** The inline scripts of a page, as its content policy names them; data that looks like a script is none. */
export function inlineScriptHashes(html: string): string[] {
  return [...new Set([...html.matchAll(INLINE)].map(([, code = '']) => cspHash(code)))];
}
