import { z } from './zod';

/** A field that is true or not, as JSON of other languages has it, too: `true`, `1` or `"true"`. */
export const flag = z
  .unknown()
  .optional()
  .transform((value) => value === true || value === 1 || value === 'true');
