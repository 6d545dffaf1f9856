import { z } from 'zod';
import { chartSpecSchema } from '@/lib/research/charts/chart-spec';
import { figureDefinitionSchema } from '@/lib/research/figures/figure';

const name = z.string().regex(/^[a-z][a-z0-9-]*$/);

const quoteSchema = z.strictObject({
  text: z.string().min(1),
  source: z.string().min(1),
  date: z.string().min(4),
  url: z.url({ protocol: /^https$/ }).optional(),
});

export const ASSET_CLASSES = [
  'Commodities',
  'Equity',
  'Crypto',
  'Fixed income',
  'Tech giant',
  'Real estate',
] as const;

/** The front matter of a report as its author writes it. */
export const reportSchema = z.strictObject({
  /** Its place among the cards. */
  order: z.number().int().positive(),
  assetClass: z.enum(ASSET_CLASSES),
  tag: z.string().min(1).max(40),
  topic: z.string().min(1).max(80),
  /** Prose: headline, summary and the finding of the card. */
  headline: z.string().min(1).max(200),
  summary: z.string().min(1).max(900),
  cardFinding: z.string().min(1).max(300),
  version: z.number().int().positive(),
  /** The day of this version. */
  date: z.iso.date(),
  /** What is new in this version; "First version." for the first. */
  changes: z.string().min(1),
  /** When and with what the next version is expected. */
  nextUpdate: z.string().min(1),
  figures: z.record(name, figureDefinitionSchema),
  /** Three or four figures to read at a glance; prose. */
  keyFigures: z
    .array(z.strictObject({ value: z.string().min(1).max(40), label: z.string().min(1).max(120) }))
    .min(3)
    .max(4),
  /** Five to eight charts by name; `main` is the one of the frame, the others stand in the text. Titles are prose. */
  charts: z
    .record(name, chartSpecSchema)
    .refine((charts) => 'main' in charts, { message: 'One chart is named main' }),
  /** The chart of the card, where it is not the main one. */
  cardChart: name.optional(),
  /** Up to two more charts of the frame. */
  frameCharts: z.array(name).max(2).default([]),
  /** What the figures do not say; shown in the frame. Prose. */
  cautions: z.array(z.string().min(1)).min(1).max(4),
  quotes: z.record(name, quoteSchema).default({}),
  /** What to watch since the report: a line, and another to hold against it. */
  since: z.strictObject({
    series: z.string(),
    label: z.string().min(1),
    benchmark: z.strictObject({ series: z.string(), label: z.string().min(1) }),
  }),
  /**
   * What would change the report's mind, as far as a series of ours can say: prose, and the series that meets it, held against
   * a figure of the report (`100*drawdown` of one in another scale), its own value before, or another series.
   */
  watch: z
    .array(
      z.strictObject({
        text: z.string().min(1).max(200),
        series: z.string(),
        when: z.enum(['<', '<=', '>', '>=']),
        against: z.union([
          z.literal('previous'),
          z.strictObject({ figure: z.string() }),
          z.strictObject({ series: z.string() }),
        ]),
        /** For how many values running. */
        running: z.number().int().positive().default(1),
        format: chartSpecSchema.shape.format,
      }),
    )
    .default([]),
  /**
   * The figures that a reader may compute for other windows, those with the ends `from` and `to`, and the
   * headline's claim over them. `statement` words the claim so that it fits any window.
   */
  window: z
    .strictObject({
      from: z.coerce.string(),
      to: z.coerce.string(),
      claim: z.string().min(1),
      statement: z.string().min(1).max(160),
      figures: z
        .array(z.strictObject({ figure: name, label: z.string().min(1).max(80) }))
        .min(1)
        .max(5),
    })
    .optional(),
  /** Slugs of posts on the same subject. */
  related: z.array(z.string()).max(4).default([]),
});
export type ReportMeta = z.infer<typeof reportSchema>;
