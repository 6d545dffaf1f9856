import { createHash } from 'node:crypto';

/** How a Content-Security-Policy names one inline `<script>` or `<style>` of exactly this text: `'sha256-…'`. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
