import { createHash } from 'node:crypto';

/**
 * The source expression with which a Content-Security-Policy allows one inline `<style>` of exactly this
 * text.
 */
export function styleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}
