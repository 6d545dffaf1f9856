import { z } from './zod';

/**
 * Text that a person typed; `noText` is the message for anything else. NUL and other control characters
 * cannot be stored everywhere, and marks that turn the reading direction can make a text look different
 * from its content: both are rejected. Joiners and single direction marks are allowed, because Indian and
 * right-to-left scripts need them.
 */
export const plainText = (noText: string) =>
  z
    .string({ message: noText })
    .refine(
      (text) =>
        !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/.test(text),
      { message: 'errors.control-characters' },
    )
    // With the u flag a surrogate matches only if it is unpaired; isWellFormed() is too new for some
    // phones.
    .refine((text) => !/\p{Surrogate}/u.test(text), { message: 'errors.broken-characters' });
