import { CONTROLS } from './controls.mjs';

const REFUSED = new RegExp(`[${CONTROLS}\\ufffe\\uffff]`);

/**
 * Why a text that a person typed cannot be kept, as the key of a message; undefined if it can. NUL and other
 * control characters cannot be stored everywhere, and marks that turn the reading direction can make a text
 * look different from its content: both are rejected. Joiners and single direction marks are allowed, because
 * Indian and right-to-left scripts need them.
 */
export function textProblem(
  text: string,
): 'errors.control-characters' | 'errors.broken-characters' | undefined {
  if (REFUSED.test(text)) return 'errors.control-characters';
  // With the u flag a surrogate matches only if it is unpaired; isWellFormed() is too new for some phones.
  return /\p{Surrogate}/u.test(text) ? 'errors.broken-characters' : undefined;
}
