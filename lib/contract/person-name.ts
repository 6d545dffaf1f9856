import { plainText } from './text';

export const LONGEST_NAME = 80;

/** A person's name in any script, on one line. */
export const nameSchema = plainText('errors.name')
  .transform((name) => name.replace(/\s+/g, ' ').trim())
  .refine((name) => name.length <= LONGEST_NAME, { message: 'errors.name-length' });
