/**
 * Crockford's base 32 has no I, L, O or U, so that people who read a code aloud or type it do not confuse
 * characters.
 */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Removes separators and corrects look-alikes in a typed code: `abcd-i2o4` is `ABCD1204`. */
export function readCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
}
