import { z } from 'zod';
import { statusSchema } from './status';
import { checkSchema } from './checks';
import { noteSchema } from './notes';
import { UNIT_NAMES } from './units';

export const frequencySchema = z.enum([
  'daily',
  'weekly',
  'monthly',
  'quarterly',
  'annual',
  'event',
  'cross-section',
  'mixed',
]);
export type Frequency = z.infer<typeof frequencySchema>;

export const sourceSchema = z.strictObject({
  publisher: z.string().min(1),
  title: z.string().min(1),
  url: z.url({ protocol: /^https$/ }),
  published: z.string().optional(),
  licence: z.string().optional(),
});
export type Source = z.infer<typeof sourceSchema>;

/** The statuses that a file gives; `checks` make single sources checked or verified. */
export const statedStatusSchema = statusSchema.exclude(['verified', 'checked'], {
  error: (issue) => `"${String(issue.input)}" is no status of a file: checks make values verified or checked`,
});

/** What a value of a period is: of its days the average, of its last the close, or the sum of what happened. */
const observedSchema = z.enum(['average', 'close', 'flow', 'in force', 'as reported']);

/** What an owner would have had or paid beside the values. */
const leftOutSchema = z.enum(['dividends', 'duty', 'costs']);

export const pointSchema = z.tuple([z.string()], z.union([z.number(), z.string(), z.null()]));

const columnName = z.string().regex(/^[a-zA-Z]\w*$/);

/**
 * The description of one cell of each point: its period, the last day of that period, the status of its
 * values, or a value with its meaning and unit.
 */
const columnSchema = z.discriminatedUnion('kind', [
  z.strictObject({ name: columnName, kind: z.enum(['period', 'period end', 'status']) }),
  z.strictObject({
    name: columnName,
    kind: z.literal('value'),
    /** Shown after the title of its file: `revenue`. */
    title: z.string().min(1).max(60),
    unit: z.enum(UNIT_NAMES),
  }),
]);
export type Column = z.infer<typeof columnSchema>;

export const seriesShape = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(1),
  /** The unit of a series with one value; with columns, each column has its own. */
  unit: z.enum(UNIT_NAMES).optional(),
  /** Of an index: the money of the prices in it, which its unit does not name. */
  currency: z.enum(['INR', 'USD']).exactOptional(),
  frequency: frequencySchema,
  /** The period up to which the source was read; no point starts after it. */
  asOf: z.string(),
  /** Whether its last value is the last that there will be, so that none is due. */
  ended: z.literal(true).exactOptional(),
  /** Of decisions: the day of the last announcement that was read. Later decisions are not known. */
  checkedOn: z.iso.date().exactOptional(),
  observed: observedSchema,
  leavesOut: z.array(leftOutSchema),
  status: statedStatusSchema,
  /** The publication delay after the end of a period, its source, and of single periods the day itself. */
  publication: z.strictObject({
    lagDays: z.int().min(0).max(366),
    reason: z.string().min(1),
    days: z.record(z.string(), z.iso.date()).exactOptional(),
  }),
  redistribute: z.boolean(),
  sources: z.array(sourceSchema).min(1, 'A series names its source'),
  checks: z.array(checkSchema).default([]),
  notes: z.array(noteSchema).default([]),
  /** The cells of each point, in order, if it has more than one value. */
  columns: z.array(columnSchema).optional(),
  /** The status of a whole column, if it differs from that of its rows. */
  columnStatus: z.record(z.string(), statedStatusSchema).default({}),
  points: z.array(pointSchema).min(1),
});
export type SeriesFile = z.infer<typeof seriesShape>;
