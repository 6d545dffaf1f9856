import { createHash } from 'node:crypto';
import { CODE_ALPHABET } from '@/lib/platform/code-alphabet';

const ALPHABET = CODE_ALPHABET.toLowerCase();
const LENGTH = 8;

/** Eight letters and digits that name a text. */
export function tableCode(text: string): string {
  const digest = createHash('sha256').update(text).digest();
  return Array.from(digest.subarray(0, LENGTH), (byte) => ALPHABET.charAt(byte % 32)).join('');
}
