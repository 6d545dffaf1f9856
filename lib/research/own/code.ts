import { createHash } from 'node:crypto';

/** As those of printed codes (lib/research/reports/codes.ts), in small letters. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 8;

/** Eight letters and digits that name a text. */
export function codeOf(text: string): string {
  const digest = createHash('sha256').update(text).digest();
  return Array.from(digest.subarray(0, LENGTH), (byte) => ALPHABET.charAt(byte % 32)).join('');
}
