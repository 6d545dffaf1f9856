import { CONTROLS } from '@/lib/platform/controls.mjs';
import { z } from './zod';

const REFUSED = new RegExp(`[${CONTROLS}\\ufffe\\uffff]`);

/**
 * Text that a person typed; `noText` is the message for anything else. NUL and other control characters
 * cannot be stored everywhere, and marks that turn the reading direction can make a text look different
 * from its content: both are rejected. Joiners and single direction marks are allowed, because Indian and
 * right-to-left scripts need them.
 */
export const plainText = (noText: string) =>
  z
    .string({ message: noText })
    .refine((text) => !REFUSED.test(text), { message: 'errors.control-characters' })
    // With the u flag a surrogate matches only if it is unpaired; isWellFormed() is too new for some
    // phones.
    .refine((text) => !/\p{Surrogate}/u.test(text), { message: 'errors.broken-characters' });
