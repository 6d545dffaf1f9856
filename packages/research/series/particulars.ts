import { z } from 'zod';
import { perLibrary } from './per-library';

const particularsSchema = z.strictObject({
  /** The calendar month in which each fiscal quarter ends: `04` is `Q1`. */
  fiscalQuarters: z.record(z.string().regex(/^(?:0[1-9]|1[0-2])$/), z.enum(['Q1', 'Q2', 'Q3', 'Q4'])),
  /** What lending to the state pays for a quarter of a year, in per cent a year by month, in rupees. */
  riskFree: z.string(),
  /** The counterparts of series at a finer frequency, by name. */
  finer: z.record(z.string(), z.string()),
  /** Of series over some months the one of the same thing over many years. */
  longer: z.record(z.string(), z.string()).default({}),
  /**
   * Styles that belong to a series wherever it is drawn: 0 is teal and solid, 1 brown and dashed, 2 grey and
   * dotted. Where two of a chart have the same one, the first of this list gets it.
   */
  styles: z.record(z.string(), z.int().min(0).max(2)),
});

/** What belongs to one company or to single series, from content/series/particulars.json. @throws ContentError */
export const particulars = perLibrary((library) =>
  library.files.read('series/particulars.json', particularsSchema),
);
