import { createHash } from 'node:crypto';
import { CODE_ALPHABET } from '@/lib/platform/code-alphabet';

const LENGTH = 8;
/** Each character encodes five bits. */
const BYTES = (LENGTH * 5) / 8;

/** Eight characters that name a text. */
export function codeOf(text: string): string {
  const digest = createHash('sha256').update(text).digest();
  let bits = digest.readUIntBE(0, BYTES);
  let code = '';
  while (code.length < LENGTH) {
    code = CODE_ALPHABET.charAt(bits % 32) + code;
    bits = Math.floor(bits / 32);
  }
  return code;
}
