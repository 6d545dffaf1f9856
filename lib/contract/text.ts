import { z } from './zod';

/**
 * Text a person typed; `what` names it in the refusal of anything else. NUL and other control characters cannot be
 * stored everywhere, and marks that turn the reading direction can make a text show what it does not say: both are
 * refused with words. Joiners and single direction marks, which Indian and right-to-left scripts need, pass.
 */
export const plainText = (what: string) =>
  z
    .string({ message: `Please write ${what} as text` })
    .refine(
      (text) =>
        !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/.test(text),
      {
        message: 'Please remove the invisible control characters',
      },
    )
    // With the u flag a surrogate matches only where it is not half of a pair; isWellFormed() is too new for some phones.
    .refine((text) => !/\p{Surrogate}/u.test(text), { message: 'Please remove the broken characters' });
