import { z } from 'zod';

export const dailyReportSchema = z.object({
  /** The series that need a person. */
  waiting: z.array(z.string()),
  applied: z.array(z.string()),
  /** Those whose publishers did not answer, and are asked again tomorrow. */
  unanswered: z.array(z.string()).default([]),
  /** What was done, in lines for the operator. */
  report: z.string(),
});

/** What came of asking all publishers. */
export type DailyReport = z.infer<typeof dailyReportSchema>;
