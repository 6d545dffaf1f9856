import { z } from 'zod';

/** How sure a value is; see content/series/README.md. */
export const statusSchema = z.enum(['verified', 'single source', 'projection', 'disputed']);
export type Status = z.infer<typeof statusSchema>;
