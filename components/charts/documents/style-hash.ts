import { createHash } from 'node:crypto';

/** The name by which a Content-Security-Policy lets in one inline `<style>` of exactly this text. */
export function styleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}
