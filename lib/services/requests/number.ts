import { randomInt } from 'node:crypto';
import { CODE_ALPHABET } from '@/lib/platform/code-alphabet';
import { writtenNumber } from '@/lib/records/requests';
import { dayInIndia, type Clock } from '@/lib/platform/clock';

/**
 * `R-2026-4F7K-92QX`: the year in India and eight random characters, so that a number does not tell how many
 * there are.
 */
export function newRequestNumber(clock: Clock = Date.now): string {
  const characters = Array.from({ length: 8 }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length)));
  return writtenNumber(dayInIndia(clock()).slice(0, 4), characters.join(''));
}
