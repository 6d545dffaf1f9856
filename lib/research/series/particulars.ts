import { z } from 'zod';
import { readOnce } from '@/lib/content/content-source';
import { readContent } from '@/lib/content/read';

const particularsSchema = z.strictObject({
  /** The calendar month in which each fiscal quarter ends: `04` is `Q1`. */
  fiscalQuarters: z.record(z.string().regex(/^(?:0[1-9]|1[0-2])$/), z.enum(['Q1', 'Q2', 'Q3', 'Q4'])),
  /** The counterparts of series at a finer frequency, by name. */
  finer: z.record(z.string(), z.string()),
});

/** What belongs to one company or to single series, from content/series/particulars.json. @throws ContentError */
export const particulars = readOnce(() => readContent('series/particulars.json', particularsSchema));
