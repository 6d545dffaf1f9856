import { z } from 'zod';

/** How sure a value is, the surest first; see content/series/README.md. */
export const statusSchema = z.enum([
  'official',
  'verified',
  'checked',
  'single source',
  'projection',
  'disputed',
]);
export type Status = z.infer<typeof statusSchema>;

/** Whether a value needs no remark beside it: its maker gives it, or it agrees with a second one. */
export const isSure = (status: Status) => ['official', 'verified', 'checked'].includes(status);
